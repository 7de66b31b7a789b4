import { CommandFailed, tail } from '../shared/command.mjs'
import { ensureInstalled } from '../shared/install.mjs'
import { ensureServer } from './built-server.mjs'
import { ensureConsole } from './console-app.mjs'
import { runServer } from './server.mjs'
import { ensureWebApp } from './web-app.mjs'

/** Installs, builds and serves; skips what is up to date. */
export async function start() {
  let file
  try {
    await ensureInstalled('slim')
    ;[file] = await Promise.all([ensureServer(), ensureConsole(), ensureWebApp()])
  } catch (error) {
    if (error instanceof CommandFailed) console.error(tail(error.output))
    console.error(`Souk could not be started: ${error.message}`)
    process.exitCode = 1
    return
  }
  runServer(file)
}
