import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fromJest, fromPlaywright, readReports, type PlaywrightReport } from './reports'

const ROOT = path.join(__dirname, '../..')

const ofJest = (file: string, status = 'passed') => ({
  success: status === 'passed',
  testResults: [{ name: path.join(ROOT, file), assertionResults: [{ fullName: 'does it [rule.rate]', status }] }],
})

const playwright = (project: string, status: string, steps: object[] = []): PlaywrightReport => ({
  config: { rootDir: path.join(ROOT, 'tests/e2e') },
  stats: { unexpected: status === 'unexpected' ? 1 : 0, flaky: 0 },
  errors: [],
  suites: [
    {
      title: 'h5/walk.spec.ts',
      file: 'h5/walk.spec.ts',
      specs: [
        { title: 'walks [route.home]', tests: [{ projectName: project, status, results: [{ steps }] as never }] },
      ],
    },
  ],
})

describe('a report of jest', () => {
  it.each([
    ['src/a.test.ts', 'node'],
    ['src/a.h5.test.ts', 'jest-h5'],
    ['src/a.test.tsx', 'jest-h5'],
    ['src/a.rn.test.tsx', 'jest-rn'],
  ])('names by the file %s the target %s', (file, target) => {
    const [result] = fromJest('unit.jest.json', ofJest(file))
    expect(result).toEqual({ title: 'does it [rule.rate]', passed: true, file, target })
  })

  it.each([
    ['contract-pglite.jest.json', 'pglite'],
    ['faults-postgres.jest.json', 'postgres'],
  ])('%s is a report of %s', (name, target) => {
    expect(fromJest(name, ofJest('tests/contract/a.contract.ts', 'failed'))).toMatchObject([{ passed: false, target }])
  })

  it('counts a skipped test as not passed', () => {
    expect(fromJest('unit.jest.json', ofJest('src/a.test.ts', 'pending'))).toMatchObject([{ passed: false }])
  })
})

describe('a report of Playwright', () => {
  it('reports each project separately', () => {
    expect(fromPlaywright('e2e.playwright.json', playwright('desktop', 'expected'))).toEqual([
      {
        title: 'h5/walk.spec.ts walks [route.home]',
        passed: true,
        file: 'tests/e2e/h5/walk.spec.ts',
        target: 'desktop',
      },
    ])
  })

  it('counts steps and nested steps like tests', () => {
    const inner = { title: 'inner [route.pay]' }
    const steps = [
      { title: 'cart [route.cart]', steps: [inner] },
      { title: 'lost [route.blog]', error: {} },
    ]
    const found = fromPlaywright('weapp-jsdom-1.playwright.json', playwright('', 'expected', steps))
    expect(found.slice(1).map(({ title, passed, target }) => [title, passed, target])).toEqual([
      ['h5/walk.spec.ts › cart [route.cart]', true, 'jsdom'],
      ['h5/walk.spec.ts › inner [route.pay]', true, 'jsdom'],
      ['h5/walk.spec.ts › lost [route.blog]', false, 'jsdom'],
    ])
  })

  it.each(['unexpected', 'flaky', 'skipped'])(
    'counts neither test nor steps as passed if the test was %s',
    (status) => {
      const found = fromPlaywright('native-1.playwright.json', playwright('ios', status, [{ title: '[route.cart]' }]))
      expect(found.map(({ passed }) => passed)).toEqual([false, false])
    },
  )

  it('is rejected when its target is unknown', () => {
    expect(() => fromPlaywright('e2e.playwright.json', playwright('tablet', 'expected'))).toThrow(RangeError)
    expect(() => fromPlaywright('new.playwright.json', playwright('', 'expected'))).toThrow(RangeError)
  })
})

it('lists the missing reports and those with failures', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-reports-'))
  try {
    fs.writeFileSync(path.join(folder, 'unit.jest.json'), JSON.stringify(ofJest('src/a.test.ts')))
    fs.writeFileSync(path.join(folder, 'e2e.playwright.json'), JSON.stringify(playwright('phone', 'unexpected')))
    fs.writeFileSync(path.join(folder, 'weapp-measures.json'), '{}')
    const { results, missing, failed } = readReports(folder)
    expect(results.map(({ target, passed }) => [target, passed])).toEqual(
      expect.arrayContaining([
        ['node', true],
        ['phone', false],
      ]),
    )
    expect(missing).toContain('contract-postgres.jest.json')
    expect(missing).not.toContain('unit.jest.json')
    expect(failed).toEqual(['e2e.playwright.json'])

    const again = path.join(folder, 'again/e2e')
    fs.mkdirSync(again, { recursive: true })
    fs.writeFileSync(path.join(again, 'e2e.playwright.json'), JSON.stringify(playwright('phone', 'expected')))
    const mended = readReports(folder)
    expect(mended.failed).toEqual([])
    expect(mended.results).toContainEqual(expect.objectContaining({ target: 'phone', passed: true }))
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
