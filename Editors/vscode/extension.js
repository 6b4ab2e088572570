// The client of `rxplay lsp`.
const vscode = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

let client

exports.activate = context => {
  const settings = vscode.workspace.getConfiguration('rxplay')
  const pictures = vscode.window.createOutputChannel('rxplay', 'rxplay')
  client = new LanguageClient('rxplay', { command: settings.get('program'), args: ['lsp'] }, {
    documentSelector: ['rxplay', 'markdown', 'swift', 'objective-c', 'javascript', 'typescript'].map(language => ({ language })),
    initializationOptions: { code: settings.get('code') },
    middleware: {
      // A picture needs a font of equal widths, which messages do not have.
      executeCommand: async (command, args, next) => {
        const answer = await next(command, args)
        if (command !== 'rxplay.picture' || !answer) return answer
        pictures.replace(answer)
        pictures.show(true)
      }
    }
  })
  context.subscriptions.push(client, pictures)
  return client.start()
}

exports.deactivate = () => client?.stop()
