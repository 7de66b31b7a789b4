import path from 'node:path'
import { command } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'

/** Builds the kit's catalogue into the run's folder. */
export async function builtKit({ folder }) {
  const out = path.join(folder, 'kit')
  await command(process.execPath, [fromRoot('tools/kit/build.mjs'), '--out', out], { name: 'building the kit' })
  return out
}
