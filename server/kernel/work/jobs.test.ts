import { one } from '@contract/rules/lists'
import type { Database } from '../db/types'
import { createTestClock } from '../../testing/clock'
import { createTestDatabase } from '../../testing/database'
import { listJobs, notingRounds } from './jobs'
import type { Observe } from './interval'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const plain: Observe = (_name, round) => round()

it('keeps how the last round of each worker ended, and rarely writes what goes well [rule.mail-dead]', async () => {
  const clock = createTestClock()
  const logged: object[] = []
  const log = { error: (details: object) => void logged.push(details) }
  const observe = notingRounds({ db: database.db, now: clock.now, log, observe: plain })
  const well = () => observe('mails', () => Promise.resolve(clock.advance(2)))
  const badly = () => observe('mails', () => Promise.reject(new Error('the mail server is away')))
  const noted = async () => one(await listJobs(database.db))

  await well()
  const first = await noted()
  expect(first).toMatchObject({ name: 'mails', took_ms: 2_000, failed_at: null, error: '' })
  await well()
  expect(await noted()).toEqual(first)
  await expect(badly()).rejects.toThrow('the mail server is away')
  expect(await noted()).toMatchObject({ failed_at: clock.now().toISOString(), error: 'the mail server is away' })
  await well()
  expect(await noted()).toMatchObject({ failed_at: null, error: '' })
  clock.advance(30)
  await well()
  expect((await noted()).ended_at).toBe(clock.now().toISOString())
  expect(logged).toEqual([])
})

it('leaves a round as it ended when it cannot be noted', async () => {
  const logged: object[] = []
  const log = { error: (details: object) => void logged.push(details) }
  const broken = new Proxy(database.db, {
    get: () => () => {
      throw new Error('away')
    },
  })
  const observe = notingRounds({ db: broken, now: () => new Date(), log, observe: plain })
  await observe('mails', () => Promise.resolve())
  await expect(observe('mails', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(logged).toHaveLength(2)
})
