import { begin, endAll, pause, run, until } from '../../test/support/run-program'
import { removeWritten, writeProgram } from '../../test/support/write-program'

afterEach(endAll)
afterAll(removeWritten)

/** A program of one page, with code in it. */
function page(code: string, files: Record<string, string> = {}): string {
  return writeProgram({
    'pages/a/a.js': code,
    'pages/a/a.wxml': '<view id="a" bindtap="act">{{text}}</view>',
    ...files,
  })
}

test('errors of a handler are told, and the program lives on', async () => {
  const { tap, events, calls, errors, text } = await run()
  await tap('#throw')
  expect(errors()).toEqual(['Error: thrown by a handler'])
  expect(events).toContainEqual({
    method: 'App.exceptionThrown',
    params: { message: 'Error: thrown by a handler', stack: expect.stringContaining('pages/home/home.js:78') },
  })
  expect(calls()).toEqual(['app.onError Error: thrown by a handler'])
  await tap('#add')
  expect(text('#count')).toBe('count 2')
})

test('errors of timers, life cycles and of onError itself are told once each', async () => {
  const folder = page(
    `Page({ onLoad() { setTimeout(() => { throw new Error('late') }, 0); throw new Error('load') } })`,
    {
      'app.js': `App({ onError(text) { throw new Error('again') } })`,
    },
  )
  const { errors } = await run(folder)
  await until(() => errors().length === 4)
  expect(errors()).toEqual(['Error: load', 'Error: again', 'Error: late', 'Error: again'])
})

test('a file that registers a second page is told of, and the first one stays', async () => {
  const { errors, text } = await run(page(`Page({ data: { text: 'first' } }); Page({ data: { text: 'second' } })`))
  expect(errors()).toEqual(['Error: more than one Page was registered in pages/a/a.js'])
  expect(text('#a')).toBe('first')
})

test('a component whose file registers none is told of, once its package is there', async () => {
  const { errors, runtime } = await run(
    writeProgram({
      'app.json': { pages: ['pages/a/a'], subPackages: [{ root: 'more', pages: ['b'] }] },
      'pages/a/a.json': { usingComponents: { late: '/more/late' }, componentPlaceholder: { late: 'view' } },
      'more/b.js': 'Page({})',
      'more/b.wxml': '<view>b</view>',
      'more/late.js': '',
      'more/late.json': { component: true },
      'more/late.wxml': '<view>late</view>',
    }),
  )
  expect(errors()).toEqual([])
  await runtime.router.navigateTo('/more/b')
  expect(errors()).toEqual(['Error: Component is not found in path "more/late"'])
})

test('an unknown handler is warned of in the console', async () => {
  const { tap, events } = await run()
  await tap('#nothing')
  const message = 'Component "pages/home/home" does not have a method "missing" to handle an event.'
  expect(events).toContainEqual({ method: 'App.logAdded', params: { type: 'warn', args: [message] } })
})

test('app code has no DOM, no eval and no new Function', async () => {
  const folder = page(
    `
    const tried = (run) => { try { return String(run()) } catch (error) { return error.name } }
    Page({ data: { text: [
      typeof window, typeof document, typeof process, typeof require('./b').localStorage,
      tried(() => eval('1')), tried(() => new Function('return 1')()), tried(() => document.title),
      tried(() => setTimeout.constructor('return 1')()), tried(() => globalThis.document), typeof Promise,
    ].join(' ') } })`,
    { 'pages/a/b.js': 'exports.localStorage = typeof localStorage === "undefined" ? undefined : 1' },
  )
  const { text } = await run(folder)
  expect(text('#a')).toBe(
    'undefined undefined undefined undefined EvalError EvalError TypeError EvalError undefined function',
  )
})

test('a module runs once, and what it exports is shared', async () => {
  const folder = page(
    `const one = require('../../lib/n'), two = require('/lib/n.js'); one.n += 1
    Page({ data: { text: one === two ? two.n : 'two modules' } })`,
    { 'lib/n.js': 'module.exports = { n: 1 }' },
  )
  expect((await run(folder)).text('#a')).toBe('2')
})

test('a missing module is named with the file that asked for it', async () => {
  const folder = page(`require('./gone'); Page({})`)
  const { errors } = await begin(folder)
  await until(() => errors().length === 2)
  expect(errors()).toEqual([
    "Error: module 'pages/a/gone.js' is not defined, require args is './gone' in pages/a/a.js",
    'Error: page "pages/a/a" has not been registered yet',
  ])
})

test('a module of a subpackage cannot be required before it is loaded, but loaded by require.async', async () => {
  const folder = page(
    `Page({ data: { text: '' }, onLoad() {
      try { require('../../more/b/b') } catch (error) { this.setData({ text: error.message }) }
      require.async('../../more/lib').then(({ n }) => this.setData({ text: this.data.text + ' then ' + n }))
    } })`,
    {
      'app.json': JSON.stringify({ pages: ['pages/a/a'], subPackages: [{ root: 'more', pages: ['b/b'] }] }),
      'more/b/b.js': 'Page({})',
      'more/b/b.json': '{}',
      'more/b/b.wxml': '<view />',
      'more/lib.js': 'exports.n = 5',
    },
  )
  const { text } = await run(folder)
  await until(() => text('#a').endsWith('then 5'))
  expect(text('#a')).toMatch(/^module 'more\/b\/b\.js' is not defined/)
})

test('what app code writes to the console is told as JSON', async () => {
  const folder = page(`const own = {}; own.own = own
    console.log('a', { b: [1, undefined] }, null); console.error(new Error('bad')); console.warn(own, () => 1); Page({})`)
  const { events } = await run(folder)
  expect(events).toEqual([
    { method: 'App.logAdded', params: { type: 'log', args: ['a', { b: [1, null] }, null] } },
    { method: 'App.logAdded', params: { type: 'error', args: [expect.stringMatching(/^Error: bad\n/)] } },
    { method: 'App.logAdded', params: { type: 'warn', args: ['[object Object]', 'function () {}'] } },
  ])
})

test('the pages that app code sees are an array of its own', async () => {
  const folder = page(`Page({ data: { text: '' }, onShow() {
    const pages = getCurrentPages()
    this.setData({ text: [pages instanceof Array, pages.length, pages[0] === this, this.route, this.is, this.getPageId()].join(' ') })
  } })`)
  expect((await run(folder)).text('#a')).toMatch(/^true 1 true pages\/a\/a pages\/a\/a pageId:\d+$/)
})

test('objects that reach app code are of its own realm', async () => {
  const folder = page(`Page({ data: { text: '', list: [1] }, onLoad(query) { this.query = query },
    act(event) { this.setData({ list: [2] }); this.setData({ text: [event, event.target.dataset, this.query, wx.getStorageInfoSync()]
      .map((value) => value instanceof Object).concat(this.data.list instanceof Array, event.touches instanceof Array).join(' ') }) } })`)
  const { tap, text } = await run(folder)
  await tap('#a')
  expect(text('#a')).toBe('true true true true true true')
})

test('a mock stands in for a function of wx until it is taken away', async () => {
  const { runtime } = await run()
  const read = () => (runtime.wx.getStorageSync as (key: string) => unknown)('key')
  runtime.mock('getStorageSync', () => 'mocked')
  expect(read()).toBe('mocked')
  runtime.mock('getStorageSync', undefined)
  expect(read()).toBe('')
})

test('a method that wx has not is counted when it is read', async () => {
  const { runtime } = await run(page('wx.fooBar; wx.ownThing = 1; Page({ data: { text: wx.ownThing } })'))
  expect([...runtime.measures.unknownWx]).toEqual([['fooBar', 1]])
})

test('a probe names the DOM that app code looks up, and the file that does', async () => {
  const folder = page(
    `const { log } = console; function later() { return typeof document } later(); log(globalThis.x); Page({})`,
    {
      'app.js': 'try { localStorage.getItem("a") } catch (error) {} App({})',
    },
  )
  const { runtime } = await run(folder, { probe: true })
  expect([...runtime.measures.domNames].map(([name, files]) => [name, [...files]])).toEqual([
    ['localStorage', ['app.js']],
    ['document', ['pages/a/a.js']],
  ])
})

test('a definition is registered by the entry file, whichever module makes it', async () => {
  const folder = page("require('../../lib/make')('made elsewhere')", {
    'lib/make.js': 'module.exports = (text) => Page({ data: { text } })',
  })
  expect((await run(folder)).text('#a')).toBe('made elsewhere')
})

test('a page whose code breaks does not keep others from opening', async () => {
  const folder = page('Page({ data: { text: 1 } })', {
    'app.json': JSON.stringify({ pages: ['pages/a/a', 'pages/b/b'] }),
    'pages/b/b.js': 'nowhere.to.be.found',
    'pages/b/b.json': '{}',
    'pages/b/b.wxml': '<view />',
  })
  const { runtime, errors, text } = await run(folder)
  expect(errors()).toEqual(['ReferenceError: nowhere is not defined'])
  await expect(runtime.router.navigateTo('/pages/b/b')).rejects.toThrow('page "pages/b/b" has not been registered yet')
  await pause()
  expect(text('#a')).toBe('1')
})
