import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from './paths.mjs'

const GENERATED = new Set(['node_modules', 'dist', '.DS_Store'])

function* filesUnder(absolute) {
  if (!existsSync(absolute)) return
  if (!statSync(absolute).isDirectory()) {
    yield absolute
    return
  }
  for (const name of readdirSync(absolute).sort()) {
    if (!GENERATED.has(name)) yield* filesUnder(path.join(absolute, name))
  }
}

/** One hash over the names and contents of files and folders relative to the root; absent ones count as empty. */
export function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const relative of paths) {
    for (const file of filesUnder(fromRoot(relative))) {
      hash.update(`\0${path.relative(fromRoot(), file)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}
