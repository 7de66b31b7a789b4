import type { Db } from '../../kernel/db/types'
import { cached, clearCatalogueCache } from './cache'

const start = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const database = () => ({}) as Db

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
  clearCatalogueCache(db)
  await cached(db, 'a', later(60), load)
  expect(load).toHaveBeenCalledTimes(5)
})

it('keeps no failure', async () => {
  const db = database()
  await expect(cached(db, 'a', start, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cached(db, 'a', start, async () => 'up')).toBe('up')
})
