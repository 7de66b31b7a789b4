import Taro from '@tarojs/taro'
import { READERS, type StorageKey } from './schema'
import { removeStored, clearStored, writeStored, readStored } from './storage'

afterEach(async () => {
  jest.restoreAllMocks()
  await clearStored()
})

it('keeps its three keys by name and everything else under souk. [storage.keys] [field.device.keys]', () => {
  const own = (Object.keys(READERS) as StorageKey[]).filter((key) => !key.startsWith('souk.'))
  expect(own).toEqual(['access-token', 'lang', 'ad-timestamp'])
})

it('gives back what it kept, and nothing after it forgot [storage.keys]', async () => {
  await writeStored('access-token', 'abc')
  await expect(readStored('access-token')).resolves.toBe('abc')
  await removeStored('access-token')
  await expect(readStored('access-token')).resolves.toBeUndefined()
})

it('forgets everything at once [storage.logout]', async () => {
  await writeStored('access-token', 'abc')
  await writeStored('souk.viewed', ['1'])
  await clearStored()
  await expect(readStored('access-token')).resolves.toBeUndefined()
  await expect(readStored('souk.viewed')).resolves.toBeUndefined()
})

it('remembers in memory when the device refuses to', async () => {
  jest.spyOn(Taro, 'setStorage').mockRejectedValue({ errMsg: 'full' })
  jest.spyOn(Taro, 'getStorage').mockRejectedValue({ errMsg: 'broken' })
  await writeStored('lang', 'th')
  await expect(readStored('lang')).resolves.toBe('th')
})

describe('what does not fit the schema', () => {
  it.each([
    ['access-token', 7],
    ['lang', 'klingon'],
    ['ad-timestamp', 'yesterday'],
    ['souk.config', { version: 1 }],
    ['souk.cart', { version: 99, items: [] }],
    ['souk.viewed', 'x'],
  ] as const)('counts as absent: %s', (key, raw) => expect(READERS[key](raw)).toBeUndefined())

  it('is left out of a cart line by line', () => {
    const items = [{ product_id: '1', qty: 2 }, { product_id: '2', qty: 0 }, null, { qty: 1 }]
    expect(READERS['souk.cart']({ version: 1, items })?.items).toEqual([{ product_id: '1', qty: 2, selected: true }])
  })
})

it('takes over a cart of the version before, a bare list', () => {
  expect(READERS['souk.cart']([{ product_id: '1', qty: 2, custom_option_sku: 'red' }])).toEqual({
    version: 1,
    items: [{ product_id: '1', qty: 2, custom_option_sku: 'red', selected: true }],
  })
})
