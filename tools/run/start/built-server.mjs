/** The server of `npm start` as plain JavaScript. */
import { command } from '../shared/command.mjs'
import { fromRoot } from '../shared/paths.mjs'
import { ensureBuilt } from './built.mjs'

const SOURCES = ['server', 'contract', 'tools/build/server.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Builds the server if needed; resolves to the file to run. */
export async function ensureServer() {
  const build = (folder) =>
    command(process.execPath, [fromRoot('tools/build/server.mjs'), '--out', folder], { name: 'building the server' })
  await ensureBuilt({ name: 'server', text: 'Building the server', sources: SOURCES, build })
  return fromRoot('dist/server/main.js')
}
