import path from 'node:path'
import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'

/**
 * Builds the server once for all stages and fills one demo shop with it, and returns the environment for tests that
 * start it. The build is what production runs, and starts in a third of the time of the sources. A shop is filled in
 * some fifteen seconds of CPU time, so each server of a test begins with a copy.
 * @param {{ folder: string, builds: { server?: Promise<string>, shop?: Promise<string> } }} context of the run
 * @returns {Promise<{ SOUK_TEST_SERVER: string, SOUK_TEST_SHOP: string }>} for the environment
 */
export async function serverEnv(context) {
  const server = await builtServer(context)
  context.builds.shop ??= fill(server, path.join(context.folder, 'shop'))
  return { SOUK_TEST_SERVER: server, SOUK_TEST_SHOP: await context.builds.shop }
}

/** The folder of the build alone. */
export function builtServer(context) {
  context.builds.server ??= build(path.join(context.folder, 'server'))
  return context.builds.server
}

async function build(folder) {
  await command(process.execPath, [fromRoot('tools/build/server.mjs'), '--out', folder], {
    name: 'building the server',
  })
  return folder
}

async function fill(server, folder) {
  await command(process.execPath, [path.join(server, 'seed.js'), '--demo'], {
    name: 'filling a demo shop',
    env: { SOUK_DATA: folder, DATABASE_URL: '', NODE_ENV: 'test' },
  })
  return folder
}
