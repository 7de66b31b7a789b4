import { begin, endAll, pause, run, until } from '../../test/support/run-program'
import { removeWritten, writeProgram } from '../../test/support/write-program'

afterEach(endAll)
afterAll(removeWritten)

const HOME = '/pages/home/home'
const FORMS = '/pages/forms/forms'
const DETAIL = '/pages/detail/detail'

test('starts the app before its first page, and components before their page', async () => {
  const host = await begin()
  await until(() => (host.runtime.app?.globalData as { calls: string[] }).calls.includes('home.onReady'))
  expect(host.calls()).toEqual([
    'app.onLaunch pages/home/home',
    'app.onShow pages/home/home',
    'counter.attached',
    'home.onLoad {}',
    'counter.show',
    'home.onShow',
    'counter.ready',
    'home.onReady',
  ])
})

test('a page that is covered is hidden, and shown again when it is uncovered', async () => {
  const { runtime, calls } = await run()
  await runtime.router.navigateTo(`${DETAIL}?id=3&name=%E6%9D%8E`)
  await pause()
  expect(calls()).toEqual([
    'counter.hide',
    'home.onHide',
    'detail.onLoad {"id":"3","name":"李"}',
    'detail.onShow',
    'detail.onReady',
  ])
  await runtime.router.navigateBack(1)
  expect(calls()).toEqual(['detail.onUnload', 'counter.show', 'home.onShow'])
})

test('a tab page is kept while another tab is looked at', async () => {
  const { runtime, calls, tap, text } = await run()
  await tap('#add')
  await runtime.router.switchTab(FORMS)
  expect(runtime.stack.map(({ path }) => path)).toEqual(['pages/forms/forms'])
  await runtime.router.switchTab(HOME)
  expect(calls()).toEqual(['counter.hide', 'home.onHide', 'counter.show', 'home.onShow'])
  expect(text('#count')).toBe('count 2')
})

test('going to the tab that lies below closes what covers it, and shows it', async () => {
  const { runtime, calls } = await run()
  await runtime.router.navigateTo(DETAIL)
  await pause()
  calls()
  await runtime.router.switchTab(HOME)
  expect(calls()).toEqual(['detail.onUnload', 'counter.show', 'home.onShow'])
  expect(runtime.stack).toHaveLength(1)
})

test('going to the tab that is shown changes nothing', async () => {
  const { runtime, calls } = await run()
  await runtime.router.switchTab(HOME)
  expect(calls()).toEqual([])
})

test('redirectTo closes the page that it leaves', async () => {
  const { runtime, calls } = await run()
  await runtime.router.navigateTo(`${DETAIL}?id=1`)
  await pause()
  calls()
  await runtime.router.redirectTo(`${DETAIL}?id=2`)
  expect(calls()).toEqual(['detail.onUnload', 'detail.onLoad {"id":"2"}', 'detail.onShow'])
  expect(runtime.stack).toHaveLength(2)
})

test('reLaunch closes all pages, kept tabs too', async () => {
  const { runtime, calls } = await run()
  await runtime.router.switchTab(FORMS)
  await runtime.router.reLaunch(`${DETAIL}?id=9`)
  expect(calls()).toEqual([
    'counter.hide',
    'home.onHide',
    'home.onUnload',
    'counter.detached',
    'detail.onLoad {"id":"9"}',
    'detail.onShow',
  ])
  expect(runtime.stack).toHaveLength(1)
})

test.each([
  ['navigateTo', '/pages/none/none', 'page "pages/none/none" is not found'],
  ['navigateTo', HOME, 'can not navigateTo a tabbar page'],
  ['redirectTo', FORMS, 'can not redirectTo a tabbar page'],
  ['redirectTo', '/none', 'page "none" is not found'],
  ['switchTab', DETAIL, 'can not switch to no-tabBar page'],
  ['reLaunch', 'none', 'page "pages/home/none" is not found'],
] as const)('%s to %s is refused, and nothing changes', async (method, url, message) => {
  const { runtime, calls } = await run()
  const call = runtime.wx[method] as (option: object) => Promise<unknown>
  await expect(call({ url })).rejects.toEqual({ errMsg: `${method}:fail ${message}` })
  expect(calls()).toEqual([])
  expect(runtime.stack.map(({ path }) => path)).toEqual(['pages/home/home'])
})

test('an eleventh page is refused', async () => {
  const { runtime } = await run()
  for (let count = 1; count < 10; count += 1) await runtime.router.navigateTo(DETAIL)
  await expect(runtime.router.navigateTo(DETAIL)).rejects.toThrow('webview count limit exceed')
  expect(runtime.stack).toHaveLength(10)
})

test('going back from the first page is refused, and too many steps back end at it', async () => {
  const { runtime } = await run()
  await expect(runtime.router.navigateBack(1)).rejects.toThrow('cannot navigate back at first page.')
  await runtime.router.navigateTo(DETAIL)
  await runtime.router.navigateBack(7)
  expect(runtime.stack.map(({ path }) => path)).toEqual(['pages/home/home'])
})

test('wrong arguments of a move are named', async () => {
  const { runtime } = await run()
  const navigateTo = runtime.wx.navigateTo as (option?: unknown) => Promise<unknown>
  await expect(navigateTo({})).rejects.toMatchObject({
    errMsg: 'navigateTo:fail parameter error: parameter.url should be String instead of Undefined;',
  })
})

test('success and complete are told after the page has opened, and no promise is made', async () => {
  const { runtime } = await run()
  const told: string[] = []
  const navigateTo = runtime.wx.navigateTo as (option: object) => unknown
  const answer = navigateTo({
    url: '../detail/detail?id=1',
    success: ({ errMsg }: { errMsg: string }) => told.push(`${errMsg} ${runtime.stack.length}`),
    complete: () => told.push('complete'),
  })
  expect(answer).toBeUndefined()
  await until(() => told.length === 2)
  expect(told).toEqual(['navigateTo:ok 2', 'complete'])
})

test('an opened page and its opener talk through their channel', async () => {
  const { tap, text, runtime } = await run()
  await tap('#open')
  await until(() => runtime.stack.length === 2)
  await until(() => text('#greeting') === 'hello')
  await runtime.router.navigateBack(1)
  expect(text('#path')).toBe('picked 7')
})

test('moves asked for at once are made one after the other', async () => {
  const { runtime } = await run()
  await Promise.all([
    runtime.router.navigateTo(`${DETAIL}?id=1`),
    runtime.router.navigateTo(`${DETAIL}?id=2`),
    runtime.router.navigateBack(1),
  ])
  expect(runtime.stack.map(({ query }) => query.id)).toEqual([undefined, '1'])
})

test('code of a subpackage runs when its first page opens', async () => {
  const folder = writeProgram({
    'app.json': { pages: ['pages/a/a'], subPackages: [{ root: 'more', pages: ['b/b', 'c/c'] }] },
    'app.js': 'App({ globalData: { calls: [] } })',
    'more/b/b.js': "getApp().globalData.calls.push('b'); Page({})",
    'more/b/b.json': {},
    'more/b/b.wxml': '<view>b</view>',
    'more/c/c.js': "getApp().globalData.calls.push('c'); Page({})",
    'more/c/c.json': {},
    'more/c/c.wxml': '<view>c</view>',
  })
  const { runtime, calls } = await begin(folder)
  await until(() => runtime.stack.length === 1)
  expect(calls()).toEqual([])
  await runtime.router.navigateTo('/more/b/b')
  expect(calls()).toEqual(['b', 'c'])
})

test('a page written as a component gets what it asks for of its query', async () => {
  const { runtime, text, calls } = await run()
  await runtime.router.navigateTo('/extras/pages/far/far?x=5')
  expect(text('#far')).toBe('far 5')
  expect(text('#note')).toBe('a note of the subpackage')
  expect(calls()).toContain('far.onLoad {"x":"5"}')
})

test('is opened at a page with its query and scene', async () => {
  const { runtime, text } = await run(undefined, { launch: { path: 'pages/detail/detail?id=4', scene: 1007 } })
  expect(text('#detail')).toBe('detail 4 ')
  expect(runtime.launchOptions).toMatchObject({ path: 'pages/detail/detail', query: { id: '4' }, scene: 1007 })
})

test('an unknown page at the start is told to the app', async () => {
  const { calls, runtime } = await begin(undefined, { launch: { path: 'pages/none/none?a=1' } })
  expect(calls()).toContain('app.onPageNotFound pages/none/none')
  expect(runtime.stack).toHaveLength(0)
})

test('to the back and to the front again', async () => {
  const { runtime, calls } = await run()
  runtime.foreground(false)
  expect(calls()).toEqual(['counter.hide', 'home.onHide', 'app.onHide'])
  runtime.foreground(true)
  expect(calls()).toEqual(['app.onShow pages/home/home', 'counter.show', 'home.onShow'])
})

test('coming to the front at another page starts there', async () => {
  const { runtime, calls } = await run()
  runtime.foreground(false)
  runtime.foreground(true, { path: 'pages/detail/detail', query: { id: '8' }, scene: 1044 })
  await until(() => runtime.stack[0]?.path === 'pages/detail/detail')
  expect(calls()).toContain('detail.onLoad {"id":"8"}')
  expect(runtime.enterOptions).toMatchObject({ scene: 1044, path: 'pages/detail/detail' })
})
