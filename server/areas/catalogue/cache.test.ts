import type { Db } from '../../kernel/db/types'
import { areAvoided } from '../../kernel/db/family'
import { cached, clearCatalogueCache, forgetCatalogue, noteHearing } from './cache'

const start = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const database = (execute = async () => ({})) => ({ execute }) as unknown as Db

it('loads once for requests within 60 s', async () => {
  const db = database()
  const load = jest.fn(async () => 'tree')
  await Promise.all([cached(db, 'a', start, load), cached(db, 'a', start, load)])
  expect(await cached(db, 'a', later(59), load)).toBe('tree')
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads again after 60 s, for another key, for another database and after it was cleared', async () => {
  const db = database()
  const load = jest.fn(async () => 1)
  await cached(db, 'a', start, load)
  await cached(db, 'a', later(60), load)
  await cached(db, 'b', start, load)
  await cached(database(), 'a', start, load)
  await clearCatalogueCache(db)
  await cached(db, 'a', later(60), load)
  expect(load).toHaveBeenCalledTimes(5)
})

it('keeps what is asked for again and again, however many other keys are loaded', async () => {
  const db = database()
  const load = jest.fn(async () => 'tree')
  await cached(db, 'categories', start, load)
  for (let key = 0; key < 2_000; key += 1) {
    await cached(db, `bought-with:${key}`, start, async () => key)
    await cached(db, 'categories', start, load)
  }
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps no failure', async () => {
  const db = database()
  await expect(cached(db, 'a', start, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cached(db, 'a', start, async () => 'up')).toBe('up')
})

it('says to other processes that it was cleared, and reads no replica that may be behind', async () => {
  const execute = jest.fn(async () => ({}))
  const db = database(execute)
  await clearCatalogueCache(db)
  expect(execute).toHaveBeenCalledTimes(1)
  expect(areAvoided(db, Date.now())).toBe(true)
})

it('reads no replica that may be behind after another process has cleared it', async () => {
  const db = database()
  const load = jest.fn(async () => 1)
  await cached(db, 'a', start, load)
  forgetCatalogue(db)
  await cached(db, 'a', start, load)
  expect(load).toHaveBeenCalledTimes(2)
  expect([areAvoided(db, Date.now()), areAvoided(db, Date.now() + 5_001)]).toEqual([true, false])
})

it('is kept for 5 s while changes by others are not heard, and emptied from one state to the other', async () => {
  const db = database()
  const load = jest.fn(async () => 1)
  const loads = async (seconds: number) => {
    await cached(db, 'a', later(seconds), load)
    return load.mock.calls.length
  }
  expect(await loads(0)).toBe(1)
  noteHearing(db, false)
  expect([await loads(0), await loads(4.9), await loads(5)]).toEqual([2, 2, 3])
  noteHearing(db, true)
  expect([await loads(5), await loads(64.9), await loads(65)]).toEqual([4, 4, 5])
})
