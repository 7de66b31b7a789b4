import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { redTests } from './red-tests.mjs'

/** So that a suite in which everything fails does not hide the others. */
const MOST = 40

/** The names of the reports of jest and Playwright in a folder. */
export const reportsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(jest|playwright)\.json$/.test(name))
        .sort()
    : []

/**
 * The tests that failed, by the reports in a run's folder: a line each with the report's name and why. What a stage wrote when
 * it happened is far above the end of a long log.
 * @param {string} folder
 */
export function failures(folder) {
  const lines = reportsIn(folder).flatMap((name) => {
    const red = redTests(path.join(folder, name))
    if (red === null) return [`${name}: is not whole`]
    return red.map(({ file, title, why }) => `${[name.split('.')[0], file, title, why].filter(Boolean).join(': ')}`)
  })
  return lines.length <= MOST ? lines : [...lines.slice(0, MOST), `and ${lines.length - MOST} more`]
}
