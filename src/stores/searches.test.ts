import { clearStored, readStored } from '@/platform/storage/storage'
import { searches } from './searches'

afterEach(async () => {
  searches.restore([])
  await clearStored()
})

it('keeps the latest first and each term once, on the device too', async () => {
  await searches.add('lamp')
  await searches.add('mug')
  await searches.add('Lamp')
  expect(searches.terms).toEqual(['Lamp', 'mug'])
  await expect(readStored('souk.searches')).resolves.toEqual(['Lamp', 'mug'])
})

it('keeps ten', async () => {
  for (let number = 1; number <= 12; number++) await searches.add(`term ${number}`)
  expect(searches.terms).toHaveLength(10)
  expect(searches.terms[0]).toBe('term 12')
})

it('forgets one of them, on the device too [screen.search-history]', async () => {
  await searches.add('lamp')
  await searches.add('mug')
  await searches.remove('lamp')
  expect(searches.terms).toEqual(['mug'])
  await expect(readStored('souk.searches')).resolves.toEqual(['mug'])
})

it('forgets all of them [screen.search-history]', async () => {
  await searches.add('lamp')
  await searches.clear()
  expect(searches.terms).toEqual([])
  await expect(readStored('souk.searches')).resolves.toBeUndefined()
})
