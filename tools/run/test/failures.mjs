import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** So that a suite in which everything fails does not hide the others. */
const MOST = 40

// colours are for terminals
const firstLine = (text = '') =>
  text
    .replace(/\u001b\[[\d;]*m/g, '')
    .trim()
    .split('\n')[0]

function* ofJest({ testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const { fullName, failureMessages } of failed) yield `${fullName}: ${firstLine(failureMessages[0])}`
    if (status === 'failed' && failed.length === 0) yield `${path.basename(name)}: ${firstLine(message)}`
  }
}

function* ofSuite({ specs = [], suites = [] }) {
  for (const spec of specs) {
    for (const { projectName, status, results } of spec.tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue
      const error = results.find(({ errors }) => errors.length > 0)?.errors[0]
      yield `${projectName ? `[${projectName}] ` : ''}${spec.file}:${spec.line} ${spec.title}: ${firstLine(error?.message)}`
    }
  }
  for (const suite of suites) yield* ofSuite(suite)
}

function* ofPlaywright({ suites, errors }) {
  for (const suite of suites) yield* ofSuite(suite)
  for (const { message } of errors) yield firstLine(message)
}

/** Null: its runner was killed while it wrote. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/**
 * The tests that failed, by the reports in a run's folder: a line each with the report's name and why. What a stage wrote when
 * it happened is far above the end of a long log.
 * @param {string} folder
 */
export function failures(folder) {
  if (!existsSync(folder)) return []
  const reports = readdirSync(folder)
    .filter((name) => /\.(jest|playwright)\.json$/.test(name))
    .sort()
  const lines = reports.flatMap((name) => {
    const report = read(path.join(folder, name))
    if (report === null) return [`${name}: is not whole`]
    const found = name.endsWith('.jest.json') ? ofJest(report) : ofPlaywright(report)
    return [...found].map((line) => `${name.split('.')[0]}: ${line}`)
  })
  return lines.length <= MOST ? lines : [...lines.slice(0, MOST), `and ${lines.length - MOST} more`]
}
