import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { command, tail } from '../../shared/command.mjs'
import { fromRoot } from '../../shared/paths.mjs'

/**
 * Runs jest and adds up its report, which stays in the run's folder for the conformance page. A test file that cannot
 * be loaded counts as a failure.
 * @param {{ reports: string, files?: readonly string[] }} context of the run; with `files` only these are run
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export async function jest({ reports, files = [] }, name, args, env = {}) {
  const report = path.join(reports, `${name}.jest.json`)
  const only = files.length > 0 ? ['--runTestsByPath', ...files] : []
  const { code, output } = await command(
    process.execPath,
    [
      ...['-r', fromRoot('tests/jest/big-int-json.js'), fromRoot('node_modules/jest/bin/jest.js')],
      ...['--json', `--outputFile=${report}`, ...only, ...args],
    ],
    { name, env: { FORCE_COLOR: '0', ...env }, allowFailure: true },
  )
  if (!existsSync(report)) {
    console.error(tail(output))
    return { passed: 0, failed: 1 }
  }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  for (const suite of result.testResults) {
    if (suite.status === 'failed') console.error(`${path.relative(fromRoot(), suite.name)}\n${suite.message}`)
  }
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  if (failed === 0 && code !== 0) console.error(tail(output))
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  }
}
