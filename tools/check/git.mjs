import { execFileSync } from 'node:child_process'
import { ROOT } from '../run/shared/paths.mjs'

/** The lines that a command of git answers; a name with a line break would need -z, and there is none. */
export function git(...args) {
  const output = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return output.split('\n').filter(Boolean)
}
