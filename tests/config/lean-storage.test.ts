/** The replacement of Taro's storage on H5: what earlier versions have kept must be found. */
import { clearStorage, getStorage, removeStorage, setStorage } from '../../config/lean/storage.mjs'

const items = new Map<string, string>()
let full = false

beforeEach(() => {
  items.clear()
  full = false
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new Error('QuotaExceededError')
        items.set(key, value)
      },
      removeItem: (key: string) => items.delete(key),
      clear: () => items.clear(),
    },
  })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'))

it('keeps values as Taro does, and finds them', async () => {
  await setStorage({ key: 'a', data: ['x', 0] })
  expect(items.get('a')).toBe('{"data":["x",0]}')
  expect(await getStorage({ key: 'a' })).toEqual({ data: ['x', 0] })
})

it.each([
  ['nothing', null],
  ['no JSON', 'x'],
  ['something of another program', '"text"'],
])('rejects for %s', async (_what, kept) => {
  if (kept !== null) items.set('a', kept)
  await expect(getStorage({ key: 'a' })).rejects.toThrow('nothing is kept')
})

it('rejects when the device is full, and does not throw', async () => {
  full = true
  const writing = setStorage({ key: 'a', data: 1 })
  await expect(writing).rejects.toThrow('QuotaExceededError')
})

it('removes one value, or all', async () => {
  await setStorage({ key: 'a', data: 1 })
  await setStorage({ key: 'b', data: 2 })
  await removeStorage({ key: 'a' })
  expect([...items.keys()]).toEqual(['b'])
  await clearStorage()
  expect(items.size).toBe(0)
})
