/**
 * Plays red files once more, each alone and with its own server and database: the second answer tells a test that
 * depends on chance from one that does not. See docs/decisions/0071-two-commands.md.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { heading } from '../shared/report.mjs'
import { reportsIn } from './failures.mjs'
import { redTests } from './red-tests.mjs'
import { addUp } from './sums.mjs'

/** More than these are no bad luck. */
const MOST = 3

/** Pure tests, tests of the ledger, and databases of earlier versions: a second answer is the fault there. */
const NEVER_FILES =
  /^(src|contract|console|server|tools|tests)\/.*\.test\.ts$|^tests\/(contract\/money|upgrade|faults)\//
/** So it is where a row of money, stock, an order's state or a session is proved. */
const NEVER_ROWS = /\[(money|stock|session|state|timer|durable)\./

/** Whether a red test may be played once more. */
export const mayRepeat = ({ file, title }) => file !== null && !NEVER_FILES.test(file) && !NEVER_ROWS.test(title)

/** The red tests of a stage; null if some of its failures are of no test, or if it cannot play single files. */
function redOf({ stage, failed }, reports) {
  if (!stage.repeats) return null
  const red = reportsIn(reports)
    .filter((name) => stage.reports.some((own) => name.startsWith(own)))
    .map((name) => redTests(path.join(reports, name)))
  if (red.includes(null)) return null
  const tests = red.flat()
  return tests.length === failed && tests.every(mayRepeat) ? tests : null
}

/**
 * @param {object} context of the run
 * @param {readonly { stage: object, passed: number, failed: number, skipped: number }[]} results of its stages
 * @returns {Promise<{ sums: { passed: number, failed: number, skipped: number }, flaky: string[] }>} the sums, in which a test that passed now counts as passed
 */
export async function again(context, results) {
  const sums = addUp(results)
  const red = results
    .filter(({ failed }) => failed > 0)
    .map((result) => ({ result, tests: redOf(result, context.reports) }))
  const tests = red.flatMap((one) => one.tests ?? [])
  if (red.length === 0 || red.some((one) => one.tests === null) || tests.length > MOST) return { sums, flaky: [] }
  const flaky = []
  for (const { result, tests: failed } of red) {
    const files = [...new Set(failed.map(({ file }) => file))]
    heading(`Once more, alone: ${files.join(', ')}`)
    const reports = path.join(context.reports, 'again', result.name)
    mkdirSync(reports, { recursive: true })
    const answer = await result.stage.run({ ...context, reports, files })
    console.log(`${result.name}, once more: ${answer.passed} ok, ${answer.failed} not ok`)
    if (answer.failed > 0 || answer.passed === 0) continue
    sums.failed -= failed.length
    sums.passed += failed.length
    flaky.push(...failed.map(({ file, title, why }) => `${file} › ${title}: ${why}`))
  }
  return { sums, flaky }
}
