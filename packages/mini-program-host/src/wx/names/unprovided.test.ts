import { readFileSync } from 'node:fs'
import path from 'node:path'
import { callNow, callWx } from '../../../test/support/call-wx'
import { endAll, run, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'
import apiNames from './api-names.json'
import { listApiNames } from './list-api-names'
import { KNOWN_READS } from './unprovided'

const TYPINGS = path.dirname(require.resolve('miniprogram-api-typings/package.json'))

let running: Running

beforeEach(async () => {
  running = await run(writeProgram())
})
afterEach(endAll)
afterAll(removeWritten)

const counted = () => Object.fromEntries(running.runtime.measures.unknownWx)

describe('the list of names', () => {
  it('matches the installed type definitions', () => {
    const source = readFileSync(path.join(TYPINGS, 'types/wx/lib.wx.api.d.ts'), 'utf8')
    expect(apiNames).toEqual(listApiNames(source))
  })

  it('distinguishes calls with callbacks, calls that return at once, and values', () => {
    const source = `interface Wx {
      env: { path: string }
      later<T extends LaterOption = LaterOption>(option: T): Promise<void>
      soon(option?: SoonOption): void
      now(key: string): string
      onThing(listener: ThingCallback): void
    }
    interface LaterOption { fail?: () => void }
    interface SoonOption { fail?: () => void }`
    expect(listApiNames(source)).toEqual({ env: 'value', later: 'async', now: 'sync', onThing: 'sync', soon: 'async' })
    expect(() => listApiNames('interface Other {}')).toThrow('The type definitions have no interface Wx')
  })
})

describe('a WeChat API that the host lacks', () => {
  it('can be read and wrapped without being counted', () => {
    for (const name of Object.keys(running.runtime.wx)) void running.runtime.wx[name]
    expect(typeof running.runtime.wx.startRecord).toBe('function')
    expect(counted()).toEqual({})
  })

  it('fails when it is called, and is counted', async () => {
    expect(await callWx(running.runtime, 'startRecord')).toEqual({
      fail: { errMsg: 'startRecord:fail wx.startRecord is not provided by this host' },
    })
    await expect(callNow(running.runtime, 'startRecord')).rejects.toHaveProperty('errMsg')
    expect(() => callNow(running.runtime, 'createInnerAudioContext')).toThrow(
      'wx.createInnerAudioContext is not provided by this host',
    )
    expect(counted()).toEqual({ startRecord: 2, createInnerAudioContext: 1 })
  })
})

describe('an unknown name', () => {
  it('is undefined, and reading it is counted', () => {
    expect(running.runtime.wx.showToats).toBeUndefined()
    expect(running.runtime.wx.showToats).toBeUndefined()
    expect(counted()).toEqual({ showToats: 2 })
  })

  it('is not counted if a library is known to check for it', () => {
    for (const name of Object.keys(KNOWN_READS)) void running.runtime.wx[name]
    expect(counted()).toEqual({})
  })
})
