import { citiesText, loadCities } from './load-cities.rn'

const mockFiles = { fails: true, reads: 0 }
jest.mock('./read-asset.rn', () => ({
  readAsset: async () => {
    mockFiles.reads += 1
    if (mockFiles.fails) throw new Error('not to be read')
    return ''
  },
}))

it('tries again after a failure, and then reads once', async () => {
  await expect(loadCities()).rejects.toThrow('not to be read')
  mockFiles.fails = false
  const [cities, again] = await Promise.all([loadCities(), loadCities()])
  expect(cities).toBe(again)
  await expect(citiesText()).resolves.toBe('')
  expect(mockFiles.reads).toBe(2)
})
