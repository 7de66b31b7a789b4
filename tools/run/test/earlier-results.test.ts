import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fromRoot } from '../shared/paths.mjs'
import { inputsOf, keep, earlierResult } from './earlier-results.mjs'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-kept-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const STAGE = { name: 'scale', reports: ['scale-'], inputs: ['tests/scale'] }
const SUMS = { passed: 3, failed: 0, skipped: 0 }
const REPORT = 'scale-all.jest.json'

/** A run whose stage has written a report. */
function newRun(name: string, versions: object = { node: 'v20' }, keeps = path.join(folder, 'kept')) {
  const reports = path.join(folder, name)
  fs.mkdirSync(reports)
  return { kept: keeps, reports, versions }
}

const keptFor = (run: ReturnType<typeof newRun>, stage = STAGE) => earlierResult(stage, run, inputsOf(stage, run))

function playedBefore(sums = SUMS) {
  const run = newRun('first')
  fs.writeFileSync(path.join(run.reports, REPORT), '{}')
  keep(STAGE, run, inputsOf(STAGE, run), sums)
}

it('keeps what passed, with its reports', () => {
  playedBefore()
  const run = newRun('second')
  expect(keptFor(run)).toEqual({ sums: SUMS, when: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string })
  expect(fs.readdirSync(run.reports)).toEqual([REPORT])
})

it('plays again what failed', () => {
  playedBefore({ ...SUMS, failed: 1 })
  expect(keptFor(newRun('second'))).toBeNull()
})

it('plays again on other inputs, and on another version of what it runs on', () => {
  playedBefore()
  expect(keptFor(newRun('second'), { ...STAGE, inputs: ['tests/scale/caps.json'] })).toBeNull()
  expect(keptFor(newRun('third', { node: 'v22' }))).toBeNull()
})

it('forgets what passed once it fails', () => {
  playedBefore()
  const again = newRun('second')
  keep(STAGE, again, inputsOf(STAGE, again), { ...SUMS, failed: 1 })
  expect(keptFor(newRun('third'))).toBeNull()
})

it('plays again when a file changed while it was played', () => {
  const changing = path.join(folder, 'changing')
  fs.writeFileSync(changing, 'before')
  const stage = { ...STAGE, inputs: [path.relative(fromRoot(), changing)] }
  const run = newRun('first')
  const inputs = inputsOf(stage, run)
  fs.writeFileSync(changing, 'after')
  keep(stage, run, inputs, SUMS)
  expect(keptFor(newRun('second'), stage)).toBeNull()
})

it('keeps nothing of a stage without inputs', () => {
  expect(inputsOf({ ...STAGE, inputs: undefined }, newRun('first'))).toBeNull()
})
