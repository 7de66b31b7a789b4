import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { mutate, type Mutant } from './mutant'

/** caught: a test of the row failed; survived: none did; broken: the fault could not be played, so that it proves nothing. */
export type Outcome = 'caught' | 'survived' | 'broken'

interface Report {
  readonly numFailedTests: number
  readonly numPassedTests: number
  readonly numRuntimeErrorTestSuites: number
}

function jest(folder: string, test: string, row: string, report: string): Promise<void> {
  const pattern = row.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // the projects that cannot hold the test would only be read for nothing
  const project = /\.(tsx|h5\.test\.ts)$/.test(test) ? 'h5' : 'node'
  const chosen = ['--selectProjects', project, '--testNamePattern', `\\[${pattern}\\]`]
  // a fault may leave a timer running, which must not keep the run
  const args = [test, '--runInBand', '--forceExit', ...chosen, '--json', `--outputFile=${report}`]
  const child = spawn(
    process.execPath,
    ['-r', './tests/jest/big-int-json.js', 'node_modules/jest/bin/jest.js', ...args],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  )
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', () => resolve()))
}

/** Plays the tests of a row in a copy of the project with a fault in it, and takes the fault out again. */
export async function play(folder: string, mutant: Mutant): Promise<Outcome> {
  const file = path.join(folder, mutant.file)
  const report = path.join(folder, 'mutant.json')
  const source = fs.readFileSync(file, 'utf8')
  fs.rmSync(report, { force: true })
  fs.writeFileSync(file, mutate(source, mutant))
  try {
    await jest(folder, mutant.test, mutant.row, report)
  } finally {
    fs.writeFileSync(file, source)
  }
  if (!fs.existsSync(report)) return 'broken'
  const { numFailedTests, numPassedTests, numRuntimeErrorTestSuites } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  ) as Report
  if (numFailedTests > 0) return 'caught'
  return numRuntimeErrorTestSuites > 0 || numPassedTests === 0 ? 'broken' : 'survived'
}
