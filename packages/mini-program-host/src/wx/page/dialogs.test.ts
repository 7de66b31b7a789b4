import { callNow, callWx } from '../../../test/support/call-wx'
import { endAll, pause, run, until, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'

let running: Running
const dialog = () => running.runtime.chrome.dialog

beforeEach(async () => {
  running = await run(writeProgram())
})
afterEach(endAll)
afterAll(removeWritten)

describe('a modal', () => {
  it('stays on the screen until it is answered', async () => {
    const outcome = callWx(running.runtime, 'showModal', { title: 'Really?', content: 'All of it', confirmText: 'Yes' })
    await until(() => dialog() !== undefined)
    expect(dialog()).toMatchObject({
      kind: 'modal',
      title: 'Really?',
      content: 'All of it',
      confirmText: 'Yes',
      cancelText: '取消',
    })
    dialog()?.answer('confirm')
    expect(await outcome).toEqual({ success: { errMsg: 'showModal:ok', confirm: true, cancel: false, content: null } })
    expect(dialog()).toBeUndefined()
  })

  it('reports a cancel, and can have no cancel button', async () => {
    const outcome = callWx(running.runtime, 'showModal', { showCancel: false })
    await until(() => dialog() !== undefined)
    expect(dialog()).not.toHaveProperty('cancelText')
    dialog()?.answer('cancel')
    expect(await outcome).toMatchObject({ success: { confirm: false, cancel: true } })
  })

  it('waits for an earlier one', async () => {
    const told: string[] = []
    for (const title of ['first', 'second']) {
      callNow(running.runtime, 'showModal', { title, success: () => told.push(title) })
    }
    await until(() => dialog()?.title === 'first')
    const first = dialog()
    first?.answer('confirm')
    await until(() => dialog()?.title === 'second')
    first?.answer('confirm')
    expect(dialog()?.title).toBe('second')
    dialog()?.answer('confirm')
    await until(() => told.length === 2)
    expect(told).toEqual(['first', 'second'])
  })

  it('rejects a button with more than four Chinese characters', async () => {
    expect(await callWx(running.runtime, 'showModal', { confirmText: '五个汉字了' })).toEqual({
      fail: {
        errMsg: 'showModal:fail parameter error: confirmText length should not larger than 4 Chinese characters;',
      },
    })
    expect(await callWx(running.runtime, 'showModal', { cancelText: 'ninechars' })).toHaveProperty('fail')
    expect(dialog()).toBeUndefined()
    callNow(running.runtime, 'showModal', { cancelText: 'eight ch', confirmText: '四个汉字' })
    await until(() => dialog() !== undefined)
  })
})

describe('an action sheet', () => {
  it('returns the tapped item, or fails when it is cancelled', async () => {
    const show = () => callWx(running.runtime, 'showActionSheet', { itemList: ['a', 'b'] })
    const tapped = show()
    await until(() => dialog() !== undefined)
    expect(dialog()).toMatchObject({ kind: 'actionSheet', items: ['a', 'b'] })
    dialog()?.answer(1)
    expect(await tapped).toEqual({ success: { errMsg: 'showActionSheet:ok', tapIndex: 1 } })
    const cancelled = show()
    await until(() => dialog() !== undefined)
    dialog()?.answer('cancel')
    expect(await cancelled).toEqual({ fail: { errMsg: 'showActionSheet:fail cancel' } })
  })

  it('has one to six items', async () => {
    for (const itemList of [[], 'abcdefg'.split(''), 'abc', undefined]) {
      expect(await callWx(running.runtime, 'showActionSheet', { itemList })).toMatchObject({
        fail: { errMsg: expect.stringMatching(/^showActionSheet:fail parameter error: .*itemList/) },
      })
    }
  })
})

describe('a toast', () => {
  it('disappears by itself, and replaces a loading indicator', async () => {
    await callNow(running.runtime, 'showLoading', { title: 'wait' })
    expect(running.runtime.chrome.loading).toEqual({ title: 'wait' })
    await callNow(running.runtime, 'showToast', { title: 'done', duration: 20 })
    expect(running.runtime.chrome).toMatchObject({ toast: { title: 'done', icon: 'success' }, loading: undefined })
    await until(() => running.runtime.chrome.toast === undefined)
  })

  it('is not hidden by the timer of an earlier one', async () => {
    await callNow(running.runtime, 'showToast', { title: 'a', duration: 10 })
    await callNow(running.runtime, 'showToast', { title: 'b', duration: 10_000 })
    await pause()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(running.runtime.chrome.toast?.title).toBe('b')
  })

  it('can only be hidden while one is shown', async () => {
    expect(await callWx(running.runtime, 'hideToast')).toEqual({
      fail: { errMsg: "hideToast:fail toast can't be found" },
    })
    await callNow(running.runtime, 'showLoading', { title: 'wait' })
    expect(await callWx(running.runtime, 'hideLoading')).toEqual({ success: { errMsg: 'hideLoading:ok' } })
    expect(running.runtime.chrome.loading).toBeUndefined()
  })

  it('needs a title', async () => {
    expect(await callWx(running.runtime, 'showToast', { title: 5 })).toMatchObject({
      fail: { errMsg: 'showToast:fail parameter error: parameter.title should be String instead of Number;' },
    })
    expect(running.runtime.chrome.toast).toBeUndefined()
  })
})
