import { CommandFailed, tail } from '../shared/command.mjs'
import { seconds } from '../shared/report.mjs'

/** A linter's findings are all worth reading. */
const LINES = 250

/**
 * Runs checks that either hold or do not, each counted as one test; all are tried.
 * @param {{name: string, run: () => Promise<unknown>}[]} checks
 */
export async function checks(...all) {
  const sum = { passed: 0, failed: 0 }
  for (const { name, run } of all) {
    const began = Date.now()
    try {
      await run()
      sum.passed += 1
      console.log(`  ok  ${name} (${seconds(began)})`)
    } catch (error) {
      sum.failed += 1
      console.log(`  NOT OK  ${name} (${seconds(began)})`)
      console.error(error instanceof CommandFailed ? tail(error.output, LINES) : error)
    }
  }
  return sum
}
