import { CommandFailed, tail } from '../shared/command.mjs'
import { ensureInstalled } from '../shared/install.mjs'
import { runServer } from './server.mjs'
import { ensureWebApp } from './web-app.mjs'

/** Installs, builds, serves: each only as far as it is needed. */
export async function start() {
  try {
    await ensureInstalled('slim')
    await ensureWebApp()
  } catch (error) {
    if (error instanceof CommandFailed) console.error(tail(error.output))
    console.error(`Souk could not be started: ${error.message}`)
    process.exitCode = 1
    return
  }
  runServer()
}
