/** The JSON reports of jest (`*.jest.json`) and Playwright (`*.playwright.json`) as one list of titles. */
import fs from 'node:fs'
import path from 'node:path'

export interface TestResult {
  readonly title: string
  readonly passed: boolean
  /** From the repository's root. */
  readonly file: string
}

interface JestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}

const ROOT = path.join(__dirname, '../..')
const fromRoot = (file: string) => path.relative(ROOT, file).split(path.sep).join('/')

function fromJest(report: JestReport): TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      passed: status === 'passed',
      file: fromRoot(name),
    })),
  )
}

function fromPlaywright(suite: PlaywrightSuite, rootDir: string, above: string): TestResult[] {
  const title = above ? `${above} ${suite.title}` : suite.title
  const own = (suite.specs ?? []).map((spec) => ({
    title: `${title} ${spec.title}`,
    passed: spec.ok && spec.tests.every((test) => test.status === 'expected'),
    file: fromRoot(path.join(rootDir, suite.file)),
  }))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, rootDir, title))]
}

export function readReports(folder: string): TestResult[] {
  const read = <T>(name: string) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as T
  return fs.readdirSync(folder).flatMap((name) => {
    if (name.endsWith('.jest.json')) return fromJest(read<JestReport>(name))
    if (!name.endsWith('.playwright.json')) return []
    const report = read<PlaywrightReport>(name)
    return report.suites.flatMap((suite) => fromPlaywright(suite, report.config.rootDir, ''))
  })
}
