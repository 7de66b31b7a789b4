import { Linking, Platform } from 'react-native'
import { mapAddress } from './map-address'
import { openPlace } from './open-place'

const place = { point: { lat: 38.71, lng: -9.14 }, name: 'Souk & Sons', address: '' }

afterEach(() => jest.restoreAllMocks())

it.each([
  ['ios', 'apple'],
  ['android', 'android'],
] as const)("opens the phone's own maps on %s", async (system, kind) => {
  jest.replaceProperty(Platform, 'OS', system)
  const opened = jest.spyOn(Linking, 'openURL').mockReset().mockResolvedValue(true)
  await openPlace(place)
  expect(opened.mock.calls).toEqual([[mapAddress(kind, place)]])
})

it('rejects on a phone without maps', async () => {
  jest.spyOn(Linking, 'openURL').mockRejectedValue(new Error('nobody opens it'))
  await expect(openPlace(place)).rejects.toThrow('nobody opens it')
})
