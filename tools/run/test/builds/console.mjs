import path from 'node:path'
import { buildConsole } from '../../shared/build.mjs'

/** Builds the console into the run's folder, once for all stages. esbuild shares no cache: it waits for nothing. */
export async function builtConsole(context) {
  context.builds.console ??= build(path.join(context.folder, 'console'))
  return context.builds.console
}

async function build(folder) {
  await buildConsole(folder)
  return folder
}
