/** The files of the contract suite that prove the calls that a change reaches. */
import { distances } from './graph.mjs'
import { testKind } from './test-kind.mjs'

const NAMED = /\bhandle(?:Then)?\(\s*'(\w+)'|\bdefineCall\(\s*'(\w+)'/g
const PROVED = /\[call\.(\w+)\]/g
const ON_THE_WAY = /^(server|contract)\/(?!.*\.test\.ts$)/

const namesIn = (pattern, text) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter(Boolean))

/** The calls that a file handles or declares. */
export const callsIn = (text) => new Set(namesIn(NAMED, text))

/** Calls by the distance of their handler or declaration from the change. Files beyond a handler do not count. */
function reachedCalls(changed, by, read) {
  const calls = new Map()
  const isEnd = (file) => callsIn(read(file)).size > 0
  const way = (file) => ON_THE_WAY.test(file)
  const found = distances(changed.filter(way), by, (file) => way(file) && !isEnd(file))
  for (const [file, distance] of found) {
    if (!way(file)) continue
    for (const name of callsIn(read(file))) if (!calls.has(name)) calls.set(name, distance)
  }
  return calls
}

/**
 * The test files, nearest first. Of equally near ones, those that prove more of the calls come first.
 * @param {readonly string[]} changed
 * @param {readonly string[]} files of the repository
 * @param {Map<string, string[]>} by of importers()
 * @param {(file: string) => string} read
 * @returns {string[]}
 */
export function contractFiles(changed, files, by, read) {
  const calls = reachedCalls(changed, by, read)
  const helped = distances(
    changed.filter((file) => file.startsWith('tests/contract/')),
    by,
  )
  const ranked = files
    .filter((file) => testKind(file) === 'contract')
    .map((file) => {
      const proved = [...new Set(namesIn(PROVED, read(file)))].filter((name) => calls.has(name))
      const near = Math.min(helped.get(file) ?? Infinity, ...proved.map((name) => calls.get(name)))
      return { file, near, count: proved.length }
    })
  return ranked
    .filter(({ near }) => near < Infinity)
    .sort((a, b) => a.near - b.near || b.count - a.count)
    .map(({ file }) => file)
}
