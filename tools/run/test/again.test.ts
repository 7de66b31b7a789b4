import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../shared/paths.mjs'
import { again, mayRepeat } from './again.mjs'

let reports: string
beforeEach(() => {
  reports = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-again-'))
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  fs.rmSync(reports, { recursive: true })
})

/** A stage whose report names these tests as red, and that ends like this when it is played once more. */
function redStage(titles: readonly string[], second: { passed: number; failed: number }, file = 'src/a.test.tsx') {
  const assertionResults = titles.map((fullName) => ({
    fullName,
    status: 'failed',
    failureMessages: ['too late\nat …'],
  }))
  const testResults = [{ name: path.join(ROOT, file), status: 'failed', message: '', assertionResults }]
  fs.writeFileSync(path.join(reports, 'unit.jest.json'), JSON.stringify({ testResults }))
  const run = jest.fn().mockResolvedValue(second)
  return {
    run,
    result: {
      stage: { name: 'unit', reports: ['unit'], repeats: true, run },
      ...{ name: 'unit', passed: 7, failed: titles.length, skipped: 0 },
    },
  }
}

it('plays a red file once more by itself, and counts it as passed if it is green', async () => {
  const { run, result } = redStage(['shows a toast'], { passed: 3, failed: 0 })
  expect(await again({ reports }, [result])).toEqual({
    sums: { passed: 8, failed: 0, skipped: 0 },
    flaky: ['src/a.test.tsx › shows a toast: too late'],
  })
  expect(run).toHaveBeenCalledTimes(1)
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ files: ['src/a.test.tsx'] }))
})

it('leaves red what is red again', async () => {
  const { result } = redStage(['shows a toast'], { passed: 2, failed: 1 })
  expect(await again({ reports }, [result])).toEqual({ sums: { passed: 7, failed: 1, skipped: 0 }, flaky: [] })
})

it.each([
  ['more than three tests', redArguments(['a', 'b', 'c', 'd'])],
  ['money', redArguments(['pays once [money.exact]'])],
  ['a pure test', redArguments(['adds'], 'src/a.test.ts')],
])('plays nothing more for %s', async (_what, { titles, file }) => {
  const { run, result } = redStage(titles, { passed: 9, failed: 0 }, file)
  const { sums, flaky } = await again({ reports }, [result])
  expect([sums.failed, flaky, run.mock.calls]).toEqual([titles.length, [], []])
})

function redArguments(titles: readonly string[], file?: string) {
  return { titles, file }
}

it('plays nothing more where something failed that is no test, such as a build beside it', async () => {
  const { run, result } = redStage(['shows a toast'], { passed: 3, failed: 0 })
  const build = {
    stage: { name: 'build', reports: [], run: jest.fn() },
    name: 'build',
    passed: 4,
    failed: 1,
    skipped: 0,
  }
  expect((await again({ reports }, [result, build])).sums.failed).toBe(2)
  expect(run).not.toHaveBeenCalled()
})

it.each([
  ['tests/e2e/h5/walk.spec.ts', 'shows home [route.home]', true],
  ['packages/native-host/src/a.test.ts', 'taps', true],
  ['tests/contract/browsing.contract.ts', 'lists [call.getAllProducts]', true],
  ['tests/e2e/h5/walk.spec.ts', 'keeps the cart [session.cart-merge]', false],
  ['tests/contract/money/wallet.contract.ts', 'lists', false],
  ['tests/upgrade/upgrade.upgrade.ts', 'keeps what it has', false],
  [null, 'the run', false],
])('may play %s once more (%s): %s', (file, title, may) => {
  expect(mayRepeat({ file, title })).toBe(may)
})
