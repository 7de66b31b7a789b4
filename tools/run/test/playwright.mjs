import { existsSync, readFileSync } from 'node:fs'

/**
 * The sums of a Playwright JSON report. A test that passed at its second try counts as failed, and a run that ended
 * badly is never without a failure.
 * @param {string} report
 * @param {number | string} code with which the run ended
 */
export function playwrightSums(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0)
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: stats.skipped }
}
