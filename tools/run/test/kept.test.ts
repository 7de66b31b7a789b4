import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { keep, kept } from './kept.mjs'

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

function playedBefore(sums = SUMS) {
  const run = newRun('first')
  fs.writeFileSync(path.join(run.reports, REPORT), '{}')
  keep(STAGE, run, sums)
}

it('keeps what passed, with its reports', () => {
  playedBefore()
  const run = newRun('second')
  expect(kept(STAGE, run)).toEqual({ sums: SUMS, when: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string })
  expect(fs.readdirSync(run.reports)).toEqual([REPORT])
})

it('plays again what failed', () => {
  playedBefore({ ...SUMS, failed: 1 })
  expect(kept(STAGE, newRun('second'))).toBeNull()
})

it('plays again on other inputs, and on another version of what it runs on', () => {
  playedBefore()
  expect(kept({ ...STAGE, inputs: ['tests/scale/caps.json'] }, newRun('second'))).toBeNull()
  expect(kept(STAGE, newRun('third', { node: 'v22' }))).toBeNull()
})

it('forgets what passed once it fails', () => {
  playedBefore()
  keep(STAGE, newRun('second'), { ...SUMS, failed: 1 })
  expect(kept(STAGE, newRun('third'))).toBeNull()
})
