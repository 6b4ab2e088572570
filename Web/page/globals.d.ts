// The features of the browser that TypeScript 4.8 lacks, and the globals of other scripts in the page.

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
