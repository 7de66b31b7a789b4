import { CommandFailed, tail } from '../shared/command.mjs'
import { ensureInstalled } from '../shared/install.mjs'
import { ensureServer } from './built-server.mjs'
import { ensureConsole } from './console-app.mjs'
import { ensureDemoShop } from './demo-shop.mjs'
import { isInUse } from './port.mjs'
import { runServer } from './server.mjs'
import { ensureWebApp } from './web-app.mjs'

async function ensureServerAndShop() {
  const file = await ensureServer()
  await ensureDemoShop(file)
  return file
}

/** Installs, builds, fills and serves; skips what is up to date. */
export async function start() {
  let file
  try {
    const port = process.env.PORT || '3000'
    if (await isInUse(process.env)) throw new Error(`port ${port} is in use: stop what uses it, or set PORT`)
    await ensureInstalled('slim')
    ;[file] = await Promise.all([ensureServerAndShop(), ensureConsole(), ensureWebApp()])
  } catch (error) {
    if (error instanceof CommandFailed) console.error(tail(error.output))
    console.error(`Souk could not be started: ${error.message}`)
    process.exitCode = 1
    return
  }
  runServer(file)
}
