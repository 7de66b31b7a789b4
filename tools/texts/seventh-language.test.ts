/**
 * A seventh language, added to a copy of the project as docs/how-to/add-a-language.md says: an entry in
 * contract/base/languages.ts and three files. The checks, a walk through screens of the app and a server take it from there.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { copyProject } from '../../tests/mutants/copy'
import type { Catalogue } from './faults'
import { pseudoCatalogue } from './pseudo'

const ENTRY = `{ code: 'qps', name: '[Pšéúdó ··]', tag: 'eo', days: 'd m y', months: 'á b ç d é f g h í j k l', short: [1_000, 'k'] },`
const FOLDERS = ['src/locales/catalogues', 'server/kernel/text/catalogues', 'console/locales']

// three programs are started, on machines of any speed
jest.setTimeout(300_000)

let folder: string
beforeAll(() => {
  folder = copyProject()
  change('contract/base/languages.ts', (text) => text.replace(/(?=\n\] as const satisfies)/, `\n  ${ENTRY}`))
  for (const catalogues of FOLDERS) {
    const english = JSON.parse(read(`${catalogues}/en.json`)) as Catalogue
    write(`${catalogues}/qps.json`, JSON.stringify(pseudoCatalogue(english)))
  }
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text)

function change(file: string, by: (text: string) => string): void {
  const before = read(file)
  const after = by(before)
  expect(after).not.toBe(before)
  write(file, after)
}

/** Runs a program of the copy to its end. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

const check = () => run('node_modules/tsx/dist/cli.mjs', 'tools/texts/check.ts')

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
}

/** What became of the tests of a project of jest whose names have `name` in them. */
function test(project: 'h5' | 'node', name: string, ...files: string[]): Report {
  const report = path.join(folder, `${project}.json`)
  const chosen = ['--selectProjects', project, '--testNamePattern', name, '--runInBand', '--forceExit']
  run(
    '-r',
    './tests/jest/big-int-json.js',
    'node_modules/jest/bin/jest.js',
    ...files,
    ...chosen,
    '--json',
    `--outputFile=${report}`,
  )
  return JSON.parse(fs.readFileSync(report, 'utf8')) as Report
}

it('has all that it needs in its entry and its three files', () => {
  expect(check()).toEqual({ status: 0, said: '' })
})

it('is what screens of the app are read in', () => {
  const report = test('h5', 'in qps', 'src/start/every-language.test.tsx')
  expect(report).toMatchObject({ numPassedTests: 10, numFailedTests: 0, numRuntimeErrorTestSuites: 0 })
})

it('is offered and spoken by a server', () => {
  const files = ['server/areas/settings/languages.test.ts', 'server/kernel/text/catalogue.test.ts', 'src/locales']
  const report = test('node', 'qps|every language', ...files)
  expect(report).toMatchObject({ numFailedTests: 0, numRuntimeErrorTestSuites: 0 })
  expect(report.numPassedTests).toBeGreaterThan(6)
})

it.each(FOLDERS)('fails the check with a text that is missing, not translated, or of no key in %s', (catalogues) => {
  const file = `${catalogues}/qps.json`
  const before = read(file)
  const texts = JSON.parse(before) as { states?: Record<string, string>; orders: Record<string, string> }
  const english = JSON.parse(read(`${catalogues}/en.json`)) as Catalogue
  const { paid, ...orders } = texts.states ?? texts.orders
  const namespace = texts.states ? 'states' : 'orders'
  const cancelled = english[namespace]?.cancelled
  write(file, JSON.stringify({ ...texts, [namespace]: { ...orders, cancelled, gone: paid } }))
  const { status, said } = check()
  write(file, before)
  expect(status).toBe(1)
  expect(said.trim().split('\n')).toEqual([
    `${file}: ${namespace}.paid is missing`,
    `${file}: ${namespace}.cancelled is not translated: "${cancelled}"`,
    `${file}: ${namespace}.gone is not in English`,
  ])
})
