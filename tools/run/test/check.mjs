import { CommandFailed, tail } from '../shared/command.mjs'
import { seconds } from '../shared/report.mjs'
import { addUp } from './sums.mjs'

/** How many lines of output are shown: all findings of a linter are worth reading. */
const LINES = 250

async function holds({ name, run }) {
  const began = Date.now()
  try {
    await run()
    console.log(`  ok  ${name} (${seconds(began)})`)
    return true
  } catch (error) {
    console.log(`  NOT OK  ${name} (${seconds(began)})`)
    console.error(error instanceof CommandFailed ? tail(error.output, LINES) : error)
    return false
  }
}

/**
 * Runs checks that either pass or fail, each counted as one test. All run, one after the other.
 * @param {{name: string, run: () => Promise<unknown>}[]} checks
 */
export async function checks(...all) {
  const sum = { passed: 0, failed: 0 }
  for (const check of all) sum[(await holds(check)) ? 'passed' : 'failed'] += 1
  return sum
}

/** Runs lists of checks in parallel, for checks that leave a core idle; adds up the results. */
export async function checksBeside(...lists) {
  return addUp(await Promise.all(lists.map((list) => checks(...list))))
}
