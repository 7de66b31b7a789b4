import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../shared/paths.mjs'
import { failures } from './failures.mjs'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-failures-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const write = (name: string, report: unknown) => fs.writeFileSync(path.join(folder, name), JSON.stringify(report))

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages })

it('names the tests of jest that failed, and files that could not be loaded', () => {
  write('unit.jest.json', {
    testResults: [
      {
        ...{ name: path.join(ROOT, 'a/sums.test.ts'), status: 'failed', message: '…' },
        assertionResults: [test('adds', 'passed'), test('subtracts', 'failed', '\u001b[31mExpected 1\u001b[39m\nat …')],
      },
      {
        name: path.join(ROOT, 'a/broken.test.ts'),
        status: 'failed',
        message: '\n  Cannot find module',
        assertionResults: [],
      },
    ],
  })
  expect(failures(folder)).toEqual([
    'unit: a/sums.test.ts: subtracts: Expected 1',
    'unit: a/broken.test.ts: cannot be loaded: Cannot find module',
  ])
})

it('names the tests of Playwright that failed or passed at a second try, with their place', () => {
  const spec = (title: string, status: string, message: string) => ({
    ...{ title, file: 'h5/cart.spec.ts', line: 7 },
    tests: [{ projectName: 'phone', status, results: [{ errors: [] }, { errors: [{ message }] }] }],
  })
  write('e2e.playwright.json', {
    config: { rootDir: path.join(ROOT, 'tests/e2e') },
    suites: [
      {
        title: 'h5/cart.spec.ts',
        specs: [spec('adds', 'expected', ''), spec('removes', 'unexpected', 'Timed out\n…')],
        suites: [{ title: 'on phones', specs: [spec('shows', 'flaky', 'Not seen')] }],
      },
    ],
    errors: [{ message: 'The worker ended' }],
  })
  expect(failures(folder)).toEqual([
    'e2e: tests/e2e/h5/cart.spec.ts: [phone] removes: Timed out',
    'e2e: tests/e2e/h5/cart.spec.ts: [phone] shows: Not seen',
    'e2e: the run: The worker ended',
  ])
})

it('ends after forty', () => {
  const assertionResults = Array.from({ length: 45 }, (_, index) => test(`test ${index}`, 'failed', 'no'))
  write('unit.jest.json', { testResults: [{ name: 'a', status: 'failed', message: '', assertionResults }] })
  expect(failures(folder)).toHaveLength(41)
  expect(failures(folder).at(-1)).toBe('and 5 more')
})

it('names a report that was not written to its end', () => {
  fs.writeFileSync(path.join(folder, 'unit.jest.json'), '{"testResults": [')
  expect(failures(folder)).toEqual(['unit.jest.json: is not whole'])
})

it('finds none in a folder that does not exist', () => {
  expect(failures(path.join(folder, 'other'))).toEqual([])
})
