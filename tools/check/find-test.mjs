/** Finds the only test file that a name matches. */
import { testKind } from './test-kind.mjs'

const SHOWN = 20
const isTestOf = (source) => {
  const stem = source.replace(/\.[jt]sx?$|\.mjs$/, '')
  return (file) => file.startsWith(`${stem}.`)
}

/**
 * @param {string} asked a test file, a file with a test beside it, or a part of a test's path
 * @param {readonly string[]} files of the repository
 * @returns {string} the test's path; throws a RangeError when there is none, or more than one
 */
export function findTest(asked, files) {
  const path = asked.replace(/^\.\//, '')
  const tests = files.filter((file) => testKind(file))
  if (tests.includes(path)) return path
  const beside = tests.filter(isTestOf(path))
  const found = files.includes(path) ? beside : tests.filter((file) => file.includes(path))
  if (found.length === 1) return found[0]
  if (found.length === 0) throw new RangeError(`No test is called ${asked}`)
  const more = found.length > SHOWN ? [`… and ${found.length - SHOWN} more`] : []
  throw new RangeError([`${asked} is one of several:`, ...found.slice(0, SHOWN), ...more].join('\n  '))
}
