/** What a change reaches beyond the gate's fixed core: page tests and tests of the hosts, the nearest first. */
import { existsSync, readFileSync } from 'node:fs'
import { distances, importers } from '../../check/graph.mjs'
import { fromRoot } from '../shared/paths.mjs'
import { changedFiles } from './changed.mjs'

/** Some three seconds of CPU time each: two minutes in all. */
const MOST = 40
const NAMED = 12

/**
 * @param {readonly string[]} tests among which to choose
 * @param {readonly string[]} changed
 * @param {Map<string, string[]>} by of importers()
 * @param {number} [most]
 * @returns {{ near: string[], left: string[] }} those that run, and those that are left out
 */
export function nearest(tests, changed, by, most = MOST) {
  const asked = new Set(tests)
  const reached = [...distances(changed, by).keys()].filter((file) => asked.has(file))
  return { near: reached.slice(0, most), left: reached.slice(most) }
}

/**
 * The nearest of these tests; prints which are left out. None outside a repository.
 * @param {readonly string[]} tests
 * @param {readonly string[]} files of the repository
 */
export function nearTests(tests, files) {
  const changed = changedFiles()
  const by = importers(files, (file) => readFileSync(fromRoot(file), 'utf8'))
  const present = changed.filter((file) => existsSync(fromRoot(file)))
  const { near, left } = nearest(tests, present, by)
  console.log(`  ${changed.length} files changed: ${near.length} tests of pages and hosts are near`)
  if (left.length > 0) {
    const more = left.length > NAMED ? `, and ${left.length - NAMED} more` : ''
    console.log(`  left out: ${left.slice(0, NAMED).join(', ')}${more}`)
  }
  return near
}
