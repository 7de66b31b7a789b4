/** What a run leaves behind, to tell which tree was tested: .tmp/last-run.json. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../shared/paths.mjs'

/** The tree of the commit, and whether files differ from it; nulls outside a repository, as in an unpacked archive. */
function tested() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: fromRoot(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return { tree: git('rev-parse', 'HEAD^{tree}'), changed: git('status', '--porcelain') !== '' }
  } catch (error) {
    if (error.status === 128 || error.code === 'ENOENT') return { tree: null, changed: null }
    throw error
  }
}

/**
 * @param {{ command: string, partial: boolean, passed: number, failed: number, skipped: number, flaky: string[],
 *   minutes: number }} outcome
 */
export function leaveWord({ minutes, ...outcome }) {
  const word = { ...tested(), ...outcome, minutes: Math.round(minutes * 10) / 10, ended: new Date().toISOString() }
  mkdirSync(fromRoot('.tmp'), { recursive: true })
  writeFileSync(fromRoot('.tmp/last-run.json'), `${JSON.stringify(word, null, 2)}\n`)
}
