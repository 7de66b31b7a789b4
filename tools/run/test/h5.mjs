import path from 'node:path'
import { buildH5 } from '../shared/build.mjs'

/** The web app built into the run's folder, once for all stages that need it. */
export async function builtH5(context) {
  context.h5 ??= build(path.join(context.folder, 'h5'))
  return context.h5
}

async function build(folder) {
  await buildH5(folder)
  return folder
}
