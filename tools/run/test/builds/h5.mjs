import path from 'node:path'
import { buildH5 } from '../../shared/build.mjs'
import { inLine } from '../../shared/in-line.mjs'

/**
 * Builds the web app into the run's folder, once for all stages. Builds by webpack wait for each other, because they
 * share its cache.
 */
export async function builtH5(context) {
  context.builds.h5 ??= inLine(context.builds, 'webpack', () => build(path.join(context.folder, 'h5')))
  return context.builds.h5
}

async function build(folder) {
  await buildH5(folder)
  return folder
}
