import AsyncStorage from '@react-native-async-storage/async-storage'
import { keystore } from './keystore.rn'

const mockEntries = new Map<string, string>()
jest.mock('expo-secure-store', () => ({
  WHEN_UNLOCKED_THIS_DEVICE_ONLY: 6,
  getItemAsync: async (key: string) => mockEntries.get(key) ?? null,
  setItemAsync: async (key: string, value: string) => {
    if (value === 'refused') throw new Error('the keystore is locked')
    mockEntries.set(key, value)
  },
  deleteItemAsync: async (key: string) => void mockEntries.delete(key),
}))

beforeEach(async () => {
  mockEntries.clear()
  await AsyncStorage.clear()
})

it('gives back what this installation kept, and nothing after it was erased', async () => {
  await expect(keystore.read()).resolves.toBeUndefined()
  await keystore.write('secret-1')
  await expect(keystore.read()).resolves.toBe('secret-1')
  await keystore.erase()
  await expect(keystore.read()).resolves.toBeUndefined()
  expect(mockEntries.size).toBe(0)
})

it('gives back nothing that an earlier installation left', async () => {
  await keystore.write('secret-1')
  await AsyncStorage.clear()
  await expect(keystore.read()).resolves.toBeUndefined()
})

it('rejects when the keystore refuses, and keeps neither the new nor the old', async () => {
  await keystore.write('secret-1')
  await expect(keystore.write('refused')).rejects.toThrow('locked')
  await expect(keystore.read()).resolves.toBeUndefined()
})
