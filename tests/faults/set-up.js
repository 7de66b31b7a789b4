// One demo shop in the database of DATABASE_URL for all files; the embedded engine fills a folder for each file.
const { execFileSync } = require('node:child_process')
const path = require('node:path')
const { serverCommand } = require('../support/server-command.js')

module.exports = async () => {
  if (!process.env.DATABASE_URL) return
  execFileSync(process.execPath, [...serverCommand('seed'), '--demo'], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
