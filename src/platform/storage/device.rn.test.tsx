import AsyncStorage from '@react-native-async-storage/async-storage'
import Taro from '@tarojs/taro'
import * as SecureStore from 'expo-secure-store'
import { removeStored, clearStored, writeStored, readStored } from './storage'

const mockEntries = new Map<string, string>()
jest.mock('expo-secure-store', () => ({
  WHEN_UNLOCKED_THIS_DEVICE_ONLY: 6,
  getItemAsync: jest.fn(async (key: string) => mockEntries.get(key) ?? null),
  setItemAsync: jest.fn(async (key: string, value: string) => void mockEntries.set(key, value)),
  deleteItemAsync: jest.fn(async (key: string) => void mockEntries.delete(key)),
}))

const store = jest.mocked(SecureStore)
const broken = new Error('the keystore is locked')

/** What a reader of the app's files finds. */
const plainText = async () => JSON.stringify(await AsyncStorage.multiGet(await AsyncStorage.getAllKeys()))

beforeEach(async () => {
  await clearStored()
  mockEntries.clear()
  await AsyncStorage.clear()
})

it('keeps the token in the keystore of this device, and nowhere else', async () => {
  await writeStored('access-token', 'secret-1')
  await expect(readStored('access-token')).resolves.toBe('secret-1')
  expect(mockEntries.get('access-token')).toBe('secret-1')
  expect(store.setItemAsync).toHaveBeenLastCalledWith('access-token', 'secret-1', { keychainAccessible: 6 })
  expect(await plainText()).not.toContain('secret-1')
})

it('keeps everything else where it was', async () => {
  await writeStored('lang', 'th')
  await writeStored('souk.searches', ['tea'])
  expect(mockEntries.size).toBe(0)
  await expect(readStored('lang')).resolves.toBe('th')
  await expect(readStored('souk.searches')).resolves.toEqual(['tea'])
})

it('forgets the token, at once or with everything [storage.logout]', async () => {
  await writeStored('access-token', 'secret-1')
  await removeStored('access-token')
  expect(mockEntries.size).toBe(0)
  await expect(readStored('access-token')).resolves.toBeUndefined()
  await writeStored('access-token', 'secret-2')
  await clearStored()
  expect(mockEntries.size).toBe(0)
  await expect(readStored('access-token')).resolves.toBeUndefined()
})

describe('a token of a version without a keystore', () => {
  beforeEach(() => Taro.setStorage({ key: 'access-token', data: 'old' }))

  it('moves into the keystore when it is read', async () => {
    await expect(readStored('access-token')).resolves.toBe('old')
    expect(mockEntries.get('access-token')).toBe('old')
    expect(await plainText()).not.toContain('"old"')
    await expect(readStored('access-token')).resolves.toBe('old')
  })

  it('stays when the keystore refuses it, and moves at the next start', async () => {
    store.setItemAsync.mockRejectedValueOnce(broken)
    await expect(readStored('access-token')).resolves.toBe('old')
    expect(mockEntries.size).toBe(0)
    await expect(readStored('access-token')).resolves.toBe('old')
    expect(mockEntries.get('access-token')).toBe('old')
  })

  it('is gone once there is a new one, or none', async () => {
    await writeStored('access-token', 'new')
    expect(await plainText()).not.toContain('"old"')
    await Taro.setStorage({ key: 'access-token', data: 'old' })
    await removeStored('access-token')
    await expect(readStored('access-token')).resolves.toBeUndefined()
  })
})

describe('a keystore that fails', () => {
  it('leaves the token in memory, and that of before nowhere', async () => {
    await writeStored('access-token', 'before')
    store.setItemAsync.mockRejectedValueOnce(broken)
    await writeStored('access-token', 'now')
    await expect(readStored('access-token')).resolves.toBe('now')
    expect(mockEntries.size).toBe(0)
    expect(await plainText()).not.toMatch(/before|now/)
  })

  it('counts as empty when it cannot be read', async () => {
    await writeStored('access-token', 'secret-1')
    store.getItemAsync.mockRejectedValueOnce(broken)
    await expect(readStored('access-token')).resolves.toBeUndefined()
  })

  it('does not keep the user logged in with a token that it could not delete', async () => {
    await writeStored('access-token', 'secret-1')
    store.deleteItemAsync.mockRejectedValueOnce(broken)
    await clearStored()
    expect(mockEntries.get('access-token')).toBe('secret-1')
    await expect(readStored('access-token')).resolves.toBeUndefined()
  })
})

it('ignores what an app that was removed left in the keystore', async () => {
  mockEntries.set('access-token', 'another-token')
  await expect(readStored('access-token')).resolves.toBeUndefined()
})
