/** The demo shop of `npm start`, written while the web app is built. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { command } from '../shared/command.mjs'
import { ROOT } from '../shared/paths.mjs'
import { step } from '../shared/report.mjs'

/** Whether the server would fill its database: the embedded one, before its first start, outside production. */
const isWanted = ({ DATABASE_URL, NODE_ENV, SOUK_DATA }) =>
  !DATABASE_URL && NODE_ENV !== 'production' && !existsSync(path.resolve(ROOT, SOUK_DATA || '.souk', 'db'))

/**
 * Fills an embedded database that is not there yet; one that is there is left to the server.
 * @param {string} server the built server's file, which has the command beside it
 */
export async function ensureDemoShop(server) {
  if (!isWanted(process.env)) return
  const fill = () =>
    command(process.execPath, ['--enable-source-maps', path.join(path.dirname(server), 'seed.js'), '--demo'], {
      name: 'filling the shop',
    })
  await step('Filling an embedded database with the demo shop', fill)
}
