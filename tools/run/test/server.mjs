import path from 'node:path'
import { command } from '../shared/command.mjs'
import { fromRoot } from '../shared/paths.mjs'

/**
 * Builds the server once for all stages, and returns the environment for tests that start it. The build is what
 * production runs, and starts in a third of the time of the sources.
 * @param {{ folder: string, server?: Promise<string> }} context of the run
 * @returns {Promise<{ SOUK_TEST_SERVER: string }>} for the environment
 */
export async function serverEnv(context) {
  context.server ??= build(path.join(context.folder, 'server'))
  return { SOUK_TEST_SERVER: await context.server }
}

async function build(folder) {
  await command(process.execPath, [fromRoot('tools/build/server.mjs'), '--out', folder], {
    name: 'building the server',
  })
  return folder
}
