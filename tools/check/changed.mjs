import { existsSync } from 'node:fs'
import { fromRoot } from '../run/shared/paths.mjs'
import { git } from './git.mjs'

const UNTRACKED = ['ls-files', '--others', '--exclude-standard']

/** The git commands that list the changed files. */
export function changedBy({ staged, since }) {
  if (staged) return [['diff', '--name-only', '--cached']]
  // from the point where the branch began: later commits of others do not count
  if (since !== null) return [['diff', '--name-only', '--merge-base', since], UNTRACKED]
  return [['diff', '--name-only', 'HEAD'], UNTRACKED]
}

/**
 * Files that were added or changed, and files that are gone, because their importers are affected as well.
 * @param {{ staged: boolean, since: string | null }} options
 */
export function changedFiles(options) {
  const names = [...new Set(changedBy(options).flatMap((args) => git(...args)))].sort()
  const present = names.filter((name) => existsSync(fromRoot(name)))
  return { present, gone: names.filter((name) => !present.includes(name)) }
}
