import { callWx } from '../../../test/support/call-wx'
import { endAll, run, until, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'

let running: Running
const call = (name: string, option: object = {}) => callWx(running.runtime, name, option)
const answer = async (choice: 'confirm' | 'cancel') => {
  await until(() => running.runtime.chrome.dialog?.kind === 'authorize')
  running.runtime.chrome.dialog?.answer(choice)
}
const begin = async (app: object = {}) => {
  running = await run(writeProgram({ 'app.json': { pages: ['pages/a/a'], ...app } }))
}

afterEach(endAll)
afterAll(removeWritten)

describe('authorize', () => {
  it('asks once, and remembers a yes', async () => {
    await begin()
    const first = call('authorize', { scope: 'scope.camera' })
    await answer('confirm')
    expect(await first).toEqual({ success: { errMsg: 'authorize:ok' } })
    expect(await call('authorize', { scope: 'scope.camera' })).toHaveProperty('success')
    expect(await call('getSetting')).toMatchObject({ success: { authSetting: { 'scope.camera': true } } })
  })

  it('remembers a no, until it is changed in the settings', async () => {
    await begin()
    const first = call('authorize', { scope: 'scope.record' })
    await answer('cancel')
    const denied = { fail: { errMsg: 'authorize:fail auth deny', errno: 103 } }
    expect(await first).toEqual(denied)
    expect(await call('authorize', { scope: 'scope.record' })).toEqual(denied)
    const settings = call('openSetting')
    await answer('confirm')
    expect(await settings).toMatchObject({ success: { authSetting: { 'scope.record': true } } })
    expect(await call('authorize', { scope: 'scope.record' })).toHaveProperty('success')
  })

  it('rejects an unknown scope, and one that app.json does not explain', async () => {
    await begin()
    expect(await call('authorize', { scope: 'scope.none' })).toEqual({
      fail: { errMsg: 'authorize:fail invalid scope' },
    })
    expect(await call('authorize', { scope: 'scope.userLocation' })).toEqual({
      fail: { errMsg: 'authorize:fail require permission desc' },
    })
  })
})

describe('a call that only the user can answer', () => {
  it('fails and says how to mock it', async () => {
    await begin({ requiredPrivateInfos: ['chooseLocation'] })
    for (const name of ['chooseImage', 'chooseMedia', 'chooseLocation', 'scanCode']) {
      expect(await call(name)).toEqual({
        fail: { errMsg: `${name}:fail only a person can answer this: mock it with mockWxMethod('${name}', ...)` },
      })
    }
  })

  it('must be declared in app.json if WeChat requires it', async () => {
    await begin()
    expect(await call('chooseLocation')).toEqual({
      fail: {
        errMsg:
          'chooseLocation:fail the api need to be declared in the requiredPrivateInfos field in app.json/ext.json',
      },
    })
    endAll()
    await begin({ requiredPrivateInfos: ['getLocation'] })
    expect(await call('getLocation')).toEqual({ fail: { errMsg: 'getLocation:fail require permission desc' } })
  })

  it('leaves a payment pending until its dialog is closed', async () => {
    await begin()
    const paying = call('requestPayment', { timeStamp: '1', nonceStr: 'n', package: 'p', paySign: 's' })
    await until(() => running.runtime.chrome.dialog?.kind === 'payment')
    running.runtime.chrome.dialog?.answer('cancel')
    expect(await paying).toEqual({ fail: { errMsg: 'requestPayment:fail cancel' } })
    expect(await call('requestPayment', { timeStamp: 1 })).toMatchObject({ fail: { errno: 1001 } })
  })
})
