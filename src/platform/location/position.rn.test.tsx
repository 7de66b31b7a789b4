import { findPosition } from './position'

const mockAsked = { granted: true, coords: { latitude: 38.71, longitude: -9.14 } as object, fails: false }
jest.mock('expo-location', () => ({
  Accuracy: { Balanced: 3 },
  requestForegroundPermissionsAsync: async () => ({ granted: mockAsked.granted }),
  getCurrentPositionAsync: async () => {
    if (mockAsked.fails) throw new Error('no satellites')
    return { coords: mockAsked.coords }
  },
}))

beforeEach(() => {
  Object.assign(mockAsked, { granted: true, fails: false })
})

it('finds the phone when the person lets it', async () => {
  const found = await findPosition()
  expect(JSON.stringify(found)).toContain('38.71')
  expect(JSON.stringify(found)).toContain('-9.14')
})

it('says that it may not, and that it cannot', async () => {
  mockAsked.granted = false
  await expect(findPosition()).resolves.toBe('refused')
  mockAsked.granted = true
  mockAsked.fails = true
  await expect(findPosition()).resolves.toBe('failed')
})
