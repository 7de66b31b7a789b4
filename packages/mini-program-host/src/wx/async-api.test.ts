import { callNow, callWx } from '../../test/support/call-wx'
import { endAll, pause, run, type Running } from '../../test/support/run-program'
import { removeWritten, writeProgram } from '../../test/support/write-program'

let running: Running

beforeAll(async () => {
  running = await run(writeProgram())
})
afterAll(() => {
  endAll()
  removeWritten()
})

describe('an asynchronous call', () => {
  it('calls success and then complete, with the same result, and returns no promise', async () => {
    const told: unknown[] = []
    const returned = callNow(running.runtime, 'setStorage', {
      key: 'a',
      data: 1,
      success: (result: unknown) => told.push(['success', result]),
      complete: (result: unknown) => told.push(['complete', result]),
    })
    expect(returned).toBeUndefined()
    expect(told).toEqual([])
    await pause()
    expect(told).toEqual([
      ['success', { errMsg: 'setStorage:ok' }],
      ['complete', { errMsg: 'setStorage:ok' }],
    ])
  })

  it('returns a promise if no callback is given', async () => {
    await expect(callNow(running.runtime, 'getStorage', { key: 'never' })).rejects.toEqual({
      errMsg: 'getStorage:fail data not found',
    })
    await callNow(running.runtime, 'setStorage', { key: 'b', data: [1] })
    await expect(callNow(running.runtime, 'getStorage', { key: 'b' })).resolves.toEqual({
      errMsg: 'getStorage:ok',
      data: [1],
    })
  })

  it('reports a wrong argument as WeChat does', async () => {
    expect(await callWx(running.runtime, 'getStorage')).toEqual({
      fail: {
        errMsg: 'getStorage:fail parameter error: parameter.key should be String instead of Undefined;',
        errno: 1001,
      },
    })
    await expect(callNow(running.runtime, 'getStorage', 'key')).rejects.toMatchObject({
      errMsg: 'getStorage:fail parameter error: parameter should be Object instead of String;',
    })
  })

  it('reports an exception in a callback, and still calls complete', async () => {
    const told: string[] = []
    callNow(running.runtime, 'login', {
      success() {
        throw new Error('the app is wrong')
      },
      complete: () => told.push('complete'),
    })
    await pause()
    expect(told).toEqual(['complete'])
    expect(running.errors()).toEqual([expect.stringContaining('the app is wrong')])
  })

  it("returns objects of the app's own realm", async () => {
    const answer = await callNow(running.runtime, 'getStorageInfo')
    const isOwn = running.surroundings.realm.compile(['value'], 'return value instanceof Object', 'test.js')
    expect(isOwn(answer)).toBe(true)
  })
})
