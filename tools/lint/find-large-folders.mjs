import path from 'node:path'

/** A folder with more files than this contains more than one idea. */
export const FILES_MAX = 30

/** Drawn or generated, one file per item, which nobody searches by hand. */
const OF_ONE_KIND = /^(src\/kit\/icon\/glyphs|server\/app\/demo\/media|server\/kernel\/db\/migrations)(\/|$)/

const SOURCE = /\.(ts|tsx|js|mjs|cjs|scss|html)$/
const TEST = /\.test\.[a-z]+$/

/**
 * Folders with too many source files. Tests are not counted in folders that contain other files.
 * @param {readonly string[]} files paths from the root, with slashes
 * @returns {string[]} one line for each breach
 */
export function largeFolders(files) {
  const counts = new Map()
  const tests = new Map()
  for (const file of files.filter((name) => SOURCE.test(name))) {
    const folder = path.posix.dirname(file)
    if (OF_ONE_KIND.test(folder)) continue
    const kind = TEST.test(file) ? tests : counts
    kind.set(folder, (kind.get(folder) ?? 0) + 1)
  }
  for (const [folder, count] of tests) if (!counts.has(folder)) counts.set(folder, count)

  return [...counts]
    .filter(([, count]) => count > FILES_MAX)
    .map(
      ([folder, count]) => `${folder} holds ${count} files, ${FILES_MAX} are allowed: put them into rooms of their own`,
    )
    .sort()
}
