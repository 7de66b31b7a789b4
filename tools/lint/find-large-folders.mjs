import path from 'node:path'

/** More files than this beside each other are two ideas, or more. */
export const FILES_MAX = 30

const SOURCE = /\.(ts|tsx|js|mjs|cjs|scss|html)$/
const TEST = /\.test\.[a-z]+$/

/**
 * Folders that hold too many source files of their own, and lines of the list that say more than is there. Tests stand
 * beside what they test and are not counted where their folder holds anything else.
 * @param {readonly string[]} files paths from the root, with slashes
 * @param {Readonly<Record<string, number>>} allowed how many files each exception may hold
 * @returns {string[]} one line for each breach
 */
export function largeFolders(files, allowed = {}) {
  const counts = new Map()
  const tests = new Map()
  for (const file of files.filter((name) => SOURCE.test(name))) {
    const folder = path.posix.dirname(file)
    const kind = TEST.test(file) ? tests : counts
    kind.set(folder, (kind.get(folder) ?? 0) + 1)
  }
  for (const [folder, count] of tests) if (!counts.has(folder)) counts.set(folder, count)

  const large = [...counts].flatMap(([folder, count]) => {
    const most = allowed[folder] ?? FILES_MAX
    return count > most ? [`${folder} holds ${count} files, ${most} are allowed: put them into rooms of their own`] : []
  })
  const stale = Object.entries(allowed).flatMap(([folder, most]) => {
    const count = counts.get(folder) ?? 0
    if (count <= FILES_MAX) return [`${folder} is no exception any more: take it off the list`]
    return count < most ? [`${folder} holds ${count} files: lower its ${most} in the list`] : []
  })
  return [...large, ...stale].sort()
}
