import { execFileSync } from 'node:child_process'
import { ROOT } from '../run/shared/paths.mjs'

/** The output lines of a git command. File names with line breaks would need -z; the repository has none. */
export function git(...args) {
  const output = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return output.split('\n').filter(Boolean)
}
