/** The JSON reports of jest (`*.jest.json`) and Playwright (`*.playwright.json`) as one list of titles. */
import fs from 'node:fs'
import path from 'node:path'
import { REPORTS, targetOf, type TargetId } from './targets'

export interface TestResult {
  readonly title: string
  readonly passed: boolean
  /** From the repository's root. */
  readonly file: string
  readonly target: TargetId
}

export interface Reports {
  readonly results: readonly TestResult[]
  /** Names of the missing reports of a whole run. */
  readonly missing: readonly string[]
  /** Names of the reports with a failed test, or a file that could not be loaded. */
  readonly failed: readonly string[]
}

interface JestReport {
  success: boolean
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightStep {
  title: string
  error?: unknown
  steps?: PlaywrightStep[]
}

interface PlaywrightTest {
  projectName: string
  status: string
  results: { steps?: PlaywrightStep[] }[]
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: PlaywrightTest[] }[]
}

export interface PlaywrightReport {
  config: { rootDir: string }
  stats: { unexpected: number; flaky: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

const ROOT = path.join(__dirname, '../..')
const fromRoot = (file: string) => path.relative(ROOT, file).split(path.sep).join('/')

export function fromJest(report: string, { testResults }: JestReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = fromRoot(name)
    const target = targetOf(report, { file, project: '' })
    return assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      passed: status === 'passed',
      file,
      target,
    }))
  })
}

/** Passed steps of a test, including nested ones: each counts like a separate test. */
function stepsOf(test: PlaywrightTest, title: string): Pick<TestResult, 'title' | 'passed'>[] {
  const flat = (steps: PlaywrightStep[] = []): PlaywrightStep[] => steps.flatMap((step) => [step, ...flat(step.steps)])
  const passed = test.status === 'expected'
  return flat(test.results.at(-1)?.steps).map((step) => ({
    title: `${title} › ${step.title}`,
    passed: passed && step.error === undefined,
  }))
}

export function fromPlaywright(report: string, { config, suites }: PlaywrightReport): TestResult[] {
  const ofSuite = (suite: PlaywrightSuite, above: string): TestResult[] => {
    const heading = above ? `${above} ${suite.title}` : suite.title
    const file = fromRoot(path.join(config.rootDir, suite.file))
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.flatMap((test) => {
        const title = `${heading} ${spec.title}`
        const target = targetOf(report, { file, project: test.projectName })
        // each title is listed once, not again with each of its steps
        const steps = stepsOf(test, suite.title)
        return [{ title, passed: test.status === 'expected' }, ...steps].map((each) => ({ ...each, file, target }))
      }),
    )
    return [...own, ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, heading))]
  }
  return suites.flatMap((suite) => ofSuite(suite, ''))
}

/** Where a run leaves the reports of files that it played once more, in a folder for each stage. */
const AGAIN = 'again'

const reportsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => /\.(jest|playwright)\.json$/.test(name))
    .map((name) => ({ name, file: path.join(folder, name) }))

function readReport({ name, file }: { readonly name: string; readonly file: string }) {
  const read = <T>() => JSON.parse(fs.readFileSync(file, 'utf8')) as T
  if (name.endsWith('.jest.json')) {
    const report = read<JestReport>()
    return { name, clean: report.success, results: fromJest(name, report) }
  }
  const report = read<PlaywrightReport>()
  const { unexpected, flaky } = report.stats
  return { name, clean: unexpected + flaky + report.errors.length === 0, results: fromPlaywright(name, report) }
}

/**
 * All reports of a run's folder. What was red counts as passed if it was green when it was played once more. Throws a
 * RangeError if a report has no known target.
 */
export function readReports(folder: string): Reports {
  const all = reportsIn(folder).map(readReport)
  const again = path.join(folder, AGAIN)
  const stages = fs.existsSync(again) ? fs.readdirSync(again) : []
  const repeated = stages.flatMap((stage) => reportsIn(path.join(again, stage))).map(readReport)
  const isMended = (name: string) => repeated.some((one) => one.name === name && one.clean)
  return {
    results: [...all, ...repeated].flatMap(({ results }) => results),
    missing: Object.keys(REPORTS).filter((name) => !all.some((one) => one.name === name)),
    failed: all.filter(({ name, clean }) => !clean && !isMended(name)).map(({ name }) => name),
  }
}
