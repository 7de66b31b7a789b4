import { currentPage, find, onBothBackends } from '../../../test/support/connected'
import { eventually } from '../../../test/support/eventually'

/** Source texts: what jest makes of a function would not run in the app's realm. */
const CALLS = `function (name) {
  return new Promise((resolve) => wx[name]({ url: 'https://nowhere.test', success: resolve, fail: resolve }))
}`

onBothBackends((current) => {
  const app = () => current().miniProgram
  const home = () => current().open('/pages/home/home')

  test('App.getPageStack and getCurrentPage: tell path and query of open pages', async () => {
    await home()
    await app().callWxMethod('navigateTo', { url: '/pages/detail/detail?id=7&name=%E6%9D%8E' })
    const stack = await app().pageStack()
    expect(stack.map(({ path }) => path)).toEqual(['pages/home/home', 'pages/detail/detail'])
    expect(await currentPage(app())).toBe(stack[1])
    expect(stack[1]?.query).toEqual({ id: '7', name: '李' })
  })

  test('navigateTo and navigateBack of the client move as its users write it', async () => {
    await home()
    const page = await app().navigateTo('/pages/detail/detail?id=2')
    expect([page?.path, page?.query]).toEqual(['pages/detail/detail', { id: '2' }])
    expect((await app().navigateBack())?.path).toBe('pages/home/home')
  })

  test('App.callWxMethod: answers what success gets, and what a synchronous name returns', async () => {
    expect(await app().callWxMethod('setStorage', { key: 'k', data: { a: [1] } })).toEqual({ errMsg: 'setStorage:ok' })
    expect(await app().callWxMethod('getStorage', { key: 'k' })).toMatchObject({ data: { a: [1] } })
    expect(await app().callWxMethod('getStorageSync', 'k')).toEqual({ a: [1] })
  })

  test('App.callWxMethod: rejects with what fail gets, and for a name that wx has not', async () => {
    await expect(app().callWxMethod('navigateTo', { url: '/pages/none/none' })).rejects.toThrow(/^navigateTo:fail /)
    await expect(app().callWxMethod('noSuchThing')).rejects.toThrow('wx.noSuchThing is not a function')
    await expect(app().callPluginWxMethod('wx1', 'login')).rejects.toThrow('plugin wx1 is not there')
  })

  test('App.callFunction: runs in the realm of the app, with arguments, and waits for promises', async () => {
    expect(await app().evaluate('function (a, b) { return a.n + b }', { n: 1 }, 2)).toBe(3)
    expect(await app().evaluate('async () => (await Promise.resolve(getCurrentPages())).length')).toBe(1)
    expect(await app().evaluate('() => getApp().globalData === getApp().globalData')).toBe(true)
    expect(await app().evaluate('named() { return typeof wx.getStorageSync }')).toBe('function')
    expect(await app().evaluate('() => [typeof window, typeof document, typeof fetch]')).toEqual(
      Array(3).fill('undefined'),
    )
  })

  test('App.callFunction: rejects with what the function throws, and for what is no function', async () => {
    await expect(app().evaluate('() => { throw new Error("on purpose") }')).rejects.toThrow('on purpose')
    await expect(app().evaluate('() => Promise.reject({ errMsg: "x:fail" })')).rejects.toThrow('x:fail')
    await expect(app().evaluate('12')).rejects.toThrow('functionDeclaration is not a function')
    await expect(app().evaluate('function (')).rejects.toThrow()
  })

  test('App.mockWxMethod: a result is what success gets, or what a synchronous name returns', async () => {
    await app().mockWxMethod('request', { statusCode: 200, data: 'mocked' })
    await app().mockWxMethod('getStorageSync', 'mocked')
    expect(await app().evaluate(CALLS, 'request')).toEqual({ statusCode: 200, data: 'mocked' })
    expect(await app().evaluate('() => wx.getStorageSync("k")')).toBe('mocked')
    expect(await app().evaluate('() => wx.request({ url: "x" }).then(({ data }) => data)')).toBe('mocked')
    await app().restoreWxMethod('request')
    await app().restoreWxMethod('getStorageSync')
    expect(await app().callWxMethod('getStorageSync', 'nothing')).toBe('')
  })

  test('App.mockWxMethod: a result that failed goes to fail', async () => {
    await app().mockWxMethod('request', { errMsg: 'request:fail timeout' })
    const told = `() => new Promise((resolve) => wx.request({ url: 'x', fail: ({ errMsg }) => resolve(['fail', errMsg]) }))`
    expect(await app().evaluate(told)).toEqual(['fail', 'request:fail timeout'])
    await expect(app().callWxMethod('request', { url: 'x' })).rejects.toThrow('request:fail timeout')
    await app().restoreWxMethod('request')
  })

  test('App.mockWxMethod: a mock answers for a person, and not for what app.json does not declare', async () => {
    await app().mockWxMethod('chooseLocation', { errMsg: 'chooseLocation:ok', name: 'here' })
    expect(await app().evaluate(CALLS, 'chooseLocation')).toMatchObject({ name: 'here' })
    await app().mockWxMethod('getFuzzyLocation', { errMsg: 'getFuzzyLocation:ok', latitude: 1 })
    const errMsg = expect.stringMatching(
      /^getFuzzyLocation:fail the api need to be declared in the requiredPrivateInfos/,
    )
    expect(await app().evaluate(CALLS, 'getFuzzyLocation')).toEqual({ errMsg })
    for (const name of ['chooseLocation', 'getFuzzyLocation']) await app().restoreWxMethod(name)
  })

  test('App.mockWxMethod: a function gets the arguments of the call and its own', async () => {
    await app().mockWxMethod('getStorageSync', 'function (key, more) { return key + more.suffix }', { suffix: '!' })
    expect(await app().evaluate('() => wx.getStorageSync("k")')).toBe('k!')
    await app().restoreWxMethod('getStorageSync')
    await app().mockWxMethod('request', 'function ({ url }) { return Promise.resolve({ data: url }) }')
    expect(await app().evaluate(CALLS, 'request')).toEqual({ data: 'https://nowhere.test' })
    await app().mockWxMethod('request', 'function () { throw new Error("broken") }')
    expect(await app().evaluate(CALLS, 'request')).toEqual({ errMsg: 'request:fail broken' })
    await app().restoreWxMethod('request')
  })

  test('App.mockWxMethod: a function reaches the real one by this.origin, and answers once', async () => {
    await app().callWxMethod('setStorageSync', 'k', 1)
    await app().mockWxMethod('getStorageSync', 'function (key) { return this.origin(key) + 1 }')
    expect(await app().evaluate('() => wx.getStorageSync("k")')).toBe(2)
    await app().restoreWxMethod('getStorageSync')
    await app().mockWxMethod(
      'getStorage',
      `function (option) {
        return new Promise((resolve) => {
          option.success = ({ data }) => resolve({ data: data + 10 })
          this.origin(option)
        })
      }`,
    )
    const count = `() => new Promise((resolve) => {
      const told = []
      wx.getStorage({ key: 'k', success: ({ data }) => told.push(data), complete: () => setTimeout(() => resolve(told), 50) })
    })`
    expect(await app().evaluate(count)).toEqual([11])
    await app().mockWxMethod('getStorage', 'function (option) { this.origin(option) }')
    expect(await app().evaluate(count)).toEqual([1])
    await app().restoreWxMethod('getStorage')
  })

  test('App.mockWxMethod: a function may answer later by the call-backs, and return a task', async () => {
    await app().mockWxMethod(
      'request',
      `function (option) {
        setTimeout(() => option.fail({ errMsg: 'request:fail later' }), 10)
        return { abort: () => 'aborted' }
      }`,
    )
    const call = `() => new Promise((resolve) => {
      const told = []
      const task = wx.request({ url: 'x', success: () => told.push('success'), fail: ({ errMsg }) => {
        setTimeout(() => resolve([...told, errMsg, task.abort()]), 50)
      } })
    })`
    expect(await app().evaluate(call)).toEqual(['request:fail later', 'aborted'])
    await app().mockWxMethod('request', 'function (option) { setTimeout(() => option.success({ data: 1 }), 10) }')
    expect(await app().evaluate(CALLS, 'request')).toEqual({ data: 1 })
    await app().mockWxMethod('request', 'function () { }')
    expect(await app().evaluate(CALLS, 'request')).toEqual({ errMsg: 'request:ok' })
    await app().restoreWxMethod('request')
  })

  test('App.mockWxMethod: what the app itself calls is mocked, too', async () => {
    const page = await home()
    await app().mockWxMethod('navigateTo', { errMsg: 'navigateTo:ok' })
    await (await find(page, '#open')).tap()
    await app().restoreWxMethod('navigateTo')
    expect((await app().pageStack()).length).toBe(1)
  })

  test('App.addBinding: functions sent afterwards call back to the client', async () => {
    const told: unknown[] = []
    await app().exposeFunction(`told${current().backend}`, (...args: unknown[]) => void told.push(args))
    await app().evaluate(`() => told${current().backend}(1, { a: [2] })`)
    await eventually(() => expect(told).toEqual([[1, { a: [2] }]]))
    await expect(current().host.call('App.addBinding', { name: 'no name' })).rejects.toThrow('"no name" is not a name')
  })

  test('App.enableLog: what the app writes to its console is told from then on', async () => {
    const lines: { type: string; args: unknown[] }[] = []
    app().on('console', (line) => void lines.push(line))
    await app().evaluate('() => { console.warn("from the app", { a: 1 }) }')
    await eventually(() => expect(lines).toContainEqual({ type: 'warn', args: ['from the app', { a: 1 }] }))
  })

  test('App.exceptionThrown: errors that nobody caught are told', async () => {
    const errors: { message: string }[] = []
    app().on('exception', (error) => void errors.push(error))
    await (await find(await home(), '#throw')).tap()
    await eventually(() => expect(errors.map(({ message }) => message).join()).toContain('thrown by a handler'))
  })

  test('App.captureScreenshot: is a picture of the whole screen, and an error where nothing is drawn', async () => {
    if (current().backend === 'jsdom') {
      await expect(app().screenshot()).rejects.toThrow('a screenshot needs Chromium')
      return
    }
    const png = Buffer.from(String(await app().screenshot()), 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([750, 1334])
  })

  test('App.exit: puts the app away', async () => {
    await home()
    await current().recorded()
    await current().host.call('App.exit', {})
    expect(await current().recorded()).toEqual(expect.arrayContaining(['home.onHide', 'app.onHide']))
  })
})
