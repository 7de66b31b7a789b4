import { JOB_NAMES } from '@contract/base/jobs'
import { jobsOf } from './late'

const NOW = Date.parse('2026-11-23T12:00:00.000Z')
const ago = (seconds: number) => new Date(NOW - seconds * 1_000).toISOString()
const round = (name: string, seconds: number, failed = false) => ({
  ...{ name, ended_at: ago(seconds), took_ms: 1_000, error: failed ? 'away' : '' },
  failed_at: failed ? ago(seconds) : null,
})

it.each([
  ['runs: it is noted every 30 seconds', round('mails', 40), 'runs'],
  ['is late', round('mails', 95), 'late'],
  ['runs once an hour', round('housekeeping', 3_600), 'runs'],
  ['has missed its hour', round('housekeeping', 3_700), 'late'],
  ['has failed, however long ago', round('mails', 9_000, true), 'failed'],
  ['is of another version of the server, whose times nobody knows', round('knitting', 9_000), 'runs'],
])('a worker %s', (_, last, state) => {
  expect(jobsOf([last], NOW).find(({ name }) => name === last.name)).toEqual({ name: last.name, state, last })
})

it('names the workers that have not run yet', () => {
  const jobs = jobsOf([round('mails', 1)], NOW)
  expect(jobs.filter(({ state }) => state === 'new').map(({ name }) => name)).toEqual(
    JOB_NAMES.filter((name) => name !== 'mails'),
  )
})
