-- rxplay in Neovim 0.7 or later: put this file into the folder `plugin` of your configuration.

vim.cmd 'autocmd BufRead,BufNewFile *.rx setfiletype rxplay'

-- A lens shows a whole picture; Neovim draws its text only.
vim.lsp.commands['rxplay.picture'] = function(command, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  local answer = client.request_sync('workspace/executeCommand',
    { command = command.command, arguments = command.arguments }, 1000, context.bufnr)
  if answer and answer.result then
    vim.lsp.util.open_floating_preview(vim.split(answer.result, '\n'), 'text')
  end
end

local function start(arguments)
  local client = vim.lsp.start_client {
    name = 'rxplay',
    cmd = { vim.g.rxplay_program or 'rxplay', 'lsp' },
    root_dir = vim.fn.getcwd(),
    -- Code of an app is run without a drive, too.
    init_options = { code = vim.g.rxplay_code or false },
  }
  if client then vim.lsp.buf_attach_client(arguments.buf, client) end
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = { 'rxplay', 'markdown', 'swift', 'objc', 'javascript', 'typescript' },
  callback = start,
})

vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'TextChanged' }, {
  pattern = { '*.rx', '*.md' },
  callback = function(arguments)
    for _, client in pairs(vim.lsp.buf_get_clients(arguments.buf)) do
      if client.name == 'rxplay' and client.initialized then vim.lsp.codelens.refresh() end
    end
  end,
})
