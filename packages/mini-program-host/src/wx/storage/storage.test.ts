import { callNow, callWx } from '../../../test/support/call-wx'
import { endAll, run, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'

let running: Running
const now = (name: string, ...args: unknown[]) => callNow(running.runtime, name, ...args)

beforeAll(async () => {
  running = await run(writeProgram())
})
afterEach(() => now('clearStorageSync'))
afterAll(() => {
  endAll()
  removeWritten()
})

describe('storage', () => {
  it('returns every type unchanged, and as a copy', () => {
    const item = { a: 1 }
    const values = [[item], { b: null }, 'text', '', 0, 1.5, true, false, null, undefined]
    values.forEach((value, index) => now('setStorageSync', `k${index}`, value))
    item.a = 2
    expect(values.map((_, index) => now('getStorageSync', `k${index}`))).toEqual([[{ a: 1 }], ...values.slice(1)])
    const date = new Date(86_400_000)
    now('setStorageSync', 'date', date)
    expect(now('getStorageSync', 'date')).toEqual(date)
  })

  it('returns an empty text synchronously, and fails asynchronously, for a missing key', async () => {
    expect(now('getStorageSync', 'none')).toBe('')
    expect(await callWx(running.runtime, 'getStorage', { key: 'none' })).toEqual({
      fail: { errMsg: 'getStorage:fail data not found' },
    })
  })

  it('is the same for both ways of calling', async () => {
    await callWx(running.runtime, 'setStorage', { key: 'a', data: { x: 1 } })
    expect(now('getStorageSync', 'a')).toEqual({ x: 1 })
    now('removeStorageSync', 'a')
    expect(await callWx(running.runtime, 'getStorage', { key: 'a' })).toHaveProperty('fail')
    now('setStorageSync', 'b', 1)
    await callWx(running.runtime, 'clearStorage')
    expect(now('getStorageInfoSync')).toEqual({ keys: [], currentSize: 0, limitSize: 10240 })
  })

  it('reports its keys and its size in KB', async () => {
    now('setStorageSync', 'big', 'x'.repeat(3000))
    expect(now('getStorageInfoSync')).toEqual({ keys: ['big'], currentSize: 3, limitSize: 10240 })
    expect(await callWx(running.runtime, 'getStorageInfo')).toMatchObject({ success: { keys: ['big'] } })
  })

  it('throws at once for a key that is not text, and for values that cannot be stored', () => {
    expect(() => now('setStorageSync', undefined, 1)).toThrow(
      'setStorageSync:fail parameter error: parameter should be String instead of Undefined;',
    )
    expect(() => now('setStorageSync', 'f', () => 1)).toThrow(/setStorageSync:fail parameter error/)
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(() => now('setStorageSync', 'c', circle)).toThrow(/setStorageSync:fail .*circular/)
    expect(now('getStorageInfoSync')).toMatchObject({ keys: [] })
  })

  it('writes and reads several at once', async () => {
    const kvList = [
      { key: 'a', value: 1 },
      { key: 'b', value: [2] },
    ]
    now('batchSetStorageSync', kvList)
    expect(now('batchGetStorageSync', ['b', 'a', 'none'])).toEqual([[2], 1, ''])
    await callWx(running.runtime, 'batchSetStorage', { kvList: [{ key: 'c', value: 3 }] })
    expect(await callWx(running.runtime, 'batchGetStorage', { keyList: ['c'] })).toEqual({
      success: { errMsg: 'batchGetStorage:ok', dataList: [3] },
    })
  })
})
