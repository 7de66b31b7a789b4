/** What changed since the code that landed before. */
import { execFileSync } from 'node:child_process'
import { git } from '../../check/git.mjs'
import { fromRoot } from '../shared/paths.mjs'

/** Where nothing says what landed before: this many commits. */
const COMMITS = 10

const isCommit = (name) => {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: fromRoot(), stdio: 'ignore' })
    return true
  } catch (error) {
    // git ended with an error, or is not installed
    if (error.status !== undefined || error.code === 'ENOENT') return false
    throw error
  }
}

/**
 * Where the change begins: SOUK_SINCE, else where it left the remote's main, else ten commits ago.
 * @returns {string | null} a commit; null outside a repository
 */
export function since() {
  if (!isCommit('HEAD')) return null
  if (process.env.SOUK_SINCE) return process.env.SOUK_SINCE
  if (isCommit('origin/main')) {
    const [left] = git('merge-base', 'origin/main', 'HEAD')
    if (left && left !== git('rev-parse', 'HEAD')[0]) return left
  }
  return git('rev-list', '--first-parent', `--max-count=${COMMITS + 1}`, 'HEAD').at(-1)
}

/** The files that changed since, from the root, those that are gone among them. */
export function changedFiles() {
  const commit = since()
  return commit === null ? [] : git('diff', '--name-only', commit, '--')
}
