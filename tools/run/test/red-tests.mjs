/** The red files of a report, by test file. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../shared/paths.mjs'

// colours are for terminals
export const firstLine = (text = '') =>
  text
    .replace(/\u001b\[[\d;]*m/g, '')
    .trim()
    .split('\n')[0]

const fromHere = (file) => path.relative(ROOT, file).split(path.sep).join('/')

function* ofJest({ testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = fromHere(name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const { fullName, failureMessages } of failed) {
      yield { file, title: fullName, why: firstLine(failureMessages[0]) }
    }
    if (status === 'failed' && failed.length === 0) yield { file, title: 'cannot be loaded', why: firstLine(message) }
  }
}

function* ofSuite(rootDir, { specs = [], suites = [] }) {
  for (const spec of specs) {
    for (const { projectName, status, results } of spec.tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue
      const error = results.find(({ errors }) => errors.length > 0)?.errors[0]
      const title = `${projectName ? `[${projectName}] ` : ''}${spec.title}`
      yield { file: fromHere(path.join(rootDir, spec.file)), title, why: firstLine(error?.message) }
    }
  }
  for (const suite of suites) yield* ofSuite(rootDir, suite)
}

function* ofPlaywright({ config, suites, errors }) {
  for (const suite of suites) yield* ofSuite(config.rootDir, suite)
  for (const { message } of errors) yield { file: null, title: 'the run', why: firstLine(message) }
}

/**
 * The tests that failed, by a runner's report.
 * @param {string} report a file of jest's or of Playwright's
 * @returns {{ file: string | null, title: string, why: string }[] | null} `file` from the root, null where the run itself
 * failed; null in place of the list if the report is not whole, because its runner was killed while it wrote
 */
export function redTests(report) {
  if (!existsSync(report)) return null
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'))
    return [...(report.endsWith('.jest.json') ? ofJest(read) : ofPlaywright(read))]
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
