import { command } from './command.mjs'
import { fromRoot } from './paths.mjs'

/** Builds one target into an absolute folder; rejects when there is no bundle. */
export function buildTarget(name, folder, env = {}) {
  return command(process.execPath, [fromRoot('tools/build/build.mjs'), name, '--out', folder], {
    name: `building ${name}`,
    env: { NODE_ENV: 'production', ...env },
  })
}

/** Builds the console into a folder, with compressed copies of its files as the server sends them. */
export async function buildConsole(folder) {
  await buildTarget('console', folder)
  await command(process.execPath, [fromRoot('server/build/precompress.mjs'), folder], { name: 'compressing' })
}

/** Builds the web app into a folder, with compressed copies of its files as the server sends them. */
export async function buildH5(folder) {
  await buildTarget('h5', folder, { TARO_APP_API: process.env.TARO_APP_API ?? '' })
  await command(process.execPath, [fromRoot('server/build/precompress.mjs'), folder], { name: 'compressing' })
}
