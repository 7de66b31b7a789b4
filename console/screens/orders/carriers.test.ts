import { knownCarriers, rememberCarrier } from './carriers'

afterEach(() => localStorage.clear())

it('knows the carriers that were used, the latest first and each once', () => {
  for (const name of ['DHL', 'CTT', 'DHL']) rememberCarrier(name)
  expect(knownCarriers()).toEqual(['DHL', 'CTT'])
})

it('keeps a few', () => {
  for (let number = 0; number < 20; number += 1) rememberCarrier(`Carrier ${number}`)
  expect(knownCarriers()).toHaveLength(8)
  expect(knownCarriers()[0]).toBe('Carrier 19')
})
