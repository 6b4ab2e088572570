// What the browser has and TypeScript 4.8 does not know, and what other scripts put into the page.

declare const CodeMirror: any

declare class CompressionStream {
  constructor(format: string)
  readonly readable: ReadableStream
  readonly writable: WritableStream
}

declare class DecompressionStream {
  constructor(format: string)
  readonly readable: ReadableStream
  readonly writable: WritableStream
}
