/** A file with fewer lines is a small one, and no more than this share of the app's files are small. */
const SMALL_LINES = 15
const SMALL_SHARE = 0.2

const SOURCE = /\.tsx?$/
const TEST = /\.test\.tsx?$/
const OF_TARGET = /\.(h5|weapp|rn)(?=\.tsx?$)/
/** Drawn, one file for each. */
const GLYPHS = /\/glyphs\//

const nameOf = (file) => file.replace(OF_TARGET, '').replace(SOURCE, '')

/**
 * Whether the app has fallen into too many pieces: files of the targets, with the one they stand beside, are what the
 * target needs, and do not count.
 * @param {ReadonlyMap<string, string>} texts the app's files, by their paths
 * @returns {{ tooMany: boolean, share: string }} and the share as a sentence
 */
export function smallFiles(texts) {
  const files = [...texts.keys()].filter((file) => SOURCE.test(file) && !TEST.test(file) && !GLYPHS.test(file))
  const ofTargets = new Set(files.filter((file) => OF_TARGET.test(file)).map(nameOf))
  const counted = files.filter((file) => !ofTargets.has(nameOf(file)))
  const small = counted.filter((file) => texts.get(file).trimEnd().split('\n').length < SMALL_LINES)
  const share = ((100 * small.length) / counted.length).toFixed(1)
  const tooMany = small.length > counted.length * SMALL_SHARE
  return {
    tooMany,
    share: `${small.length} of ${counted.length} files of the app (${share} %) have fewer than ${SMALL_LINES} lines`,
  }
}
