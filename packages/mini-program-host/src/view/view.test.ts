import { begin, endAll, pause, run, until, type Running } from '../../test/support/run-program'
import { removeWritten, writeProgram } from '../../test/support/write-program'

afterEach(endAll)
afterAll(removeWritten)

type Place = readonly [x: number, y: number]

async function touch(
  { surroundings, find }: Running,
  type: 'touchstart' | 'touchmove' | 'touchend',
  selector: string,
  [x, y]: Place = [10, 20],
  identifier = 0,
) {
  await surroundings.touch(type, [{ identifier, x, y }], find(selector))
}

/** A page that writes every touch event to #log. */
const TOUCHED = writeProgram({
  'pages/a/a.wxml': `<view id="a" bindtouchstart="note" bindtouchmove="note" bindtouchend="note" bindtap="note" bindlongpress="note" bindlongtap="note">
      <view id="in" data-one-two="{{3}}" mark:m="4" bindtap="tapped">in</view></view>
    <view id="short" bindtap="note" bindlongtap="note">short</view>
    <view id="log">{{log}}</view>`,
  'pages/a/a.js': `Page({ data: { log: '' }, last: [],
    note(event) { this.last = event; this.setData({ log: this.data.log + event.type + ' ' }) },
    tapped(event) { this.event = event } })`,
})

test('a touch is a tap when the finger is lifted where it came down', async () => {
  const host = await run(TOUCHED)
  await touch(host, 'touchstart', '#a')
  await touch(host, 'touchend', '#a')
  expect(host.text('#log')).toBe('touchstart touchend tap ')
})

test('a finger that moves does not tap', async () => {
  const host = await run(TOUCHED)
  await touch(host, 'touchstart', '#a')
  await touch(host, 'touchmove', '#a', [10, 40])
  await touch(host, 'touchend', '#a', [10, 20])
  expect(host.text('#log')).toBe('touchstart touchmove touchend ')
})

test('two fingers do not tap', async () => {
  const host = await run(TOUCHED)
  await touch(host, 'touchstart', '#a')
  await touch(host, 'touchstart', '#a', [50, 50], 1)
  await touch(host, 'touchend', '#a')
  await touch(host, 'touchend', '#a', [50, 50], 1)
  expect(host.text('#log')).toBe('touchstart touchstart touchend touchend ')
})

test('a resting finger is a long press, and no tap if a long press is handled', async () => {
  const host = await run(TOUCHED)
  await touch(host, 'touchstart', '#a')
  await until(() => host.text('#log').includes('longtap'))
  await touch(host, 'touchend', '#a')
  expect(host.text('#log')).toBe('touchstart longpress longtap touchend ')
})

test('a resting finger still taps if no long press is handled', async () => {
  const host = await run(TOUCHED)
  await touch(host, 'touchstart', '#short')
  await until(() => host.text('#log').includes('longtap'))
  await touch(host, 'touchend', '#short')
  expect(host.text('#log')).toBe('longtap tap ')
})

test('a listener gets a plain object with target, mark, detail and touches', async () => {
  const host = await run(TOUCHED)
  await host.tap('#in')
  const finger = { identifier: 0, pageX: 10, pageY: 20, clientX: 10, clientY: 20, force: 1 }
  expect(JSON.parse(JSON.stringify(host.top().instance.event))).toEqual({
    type: 'tap',
    timeStamp: expect.any(Number),
    target: { id: 'in', dataset: { oneTwo: 3 }, offsetLeft: 0, offsetTop: 0 },
    currentTarget: { id: 'in', dataset: { oneTwo: 3 }, offsetLeft: 0, offsetTop: 0 },
    mark: { m: '4' },
    detail: { x: 10, y: 20 },
    touches: [],
    changedTouches: [finger],
  })
  expect(host.top().instance.last).toMatchObject({ target: { id: 'in' }, currentTarget: { id: 'a' } })
})

test('events bubble until they are caught, and can be captured on the way down', async () => {
  const { tap, text } = await run()
  await tap('#inner')
  expect(text('#path')).toBe('captured inner outer')
  await tap('#caught')
  expect(text('#path')).toBe('captured caught')
})

test('a component fires events for its page, and has properties, observers and slots', async () => {
  const { tap, text } = await run()
  expect(text('#counter .label')).toBe('clicks 3')
  expect(text('#slotted')).toBe('in the slot')
  await tap('#counter .plus')
  expect(text('#counter .label')).toBe('clicks 4')
  expect(text('#counted')).toBe('counted 4')
  expect(text('#counter .amount')).toBe('$4.00')
})

test('a virtual host has no element of its own', async () => {
  const { top } = await run()
  expect(top().view.root.querySelector('wx-price-tag')).toBeNull()
  expect(top().view.root.querySelector('#counter')?.localName).toBe('wx-counter')
})

test('the instance of a component is found by its element, and only by its own', async () => {
  const { top, find } = await run()
  expect(top().view.instanceOf(find('#counter'))?.data).toMatchObject({ value: 3, label: 'clicks' })
  expect(top().view.instanceOf(find('#add'))).toBeUndefined()
})

test('rpx in a style attribute are converted, when set and when changed', async () => {
  const folder = writeProgram({
    'pages/a/a.wxml': '<view id="a" style="height: {{h}}rpx" bindtap="act" />',
    'pages/a/a.js': 'Page({ data: { h: 10 }, act() { this.setData({ h: 20 }) } })',
  })
  const { find, tap } = await run(folder)
  expect(find('#a').getAttribute('style')).toBe('height: calc(100vw * 10 / 750)')
  await tap('#a')
  expect(find('#a').getAttribute('style')).toBe('height: calc(100vw * 20 / 750)')
})

test('each page has the style sheets of the app, of its components and its own, and no others', async () => {
  const { runtime, top, find } = await run()
  const sheets = () =>
    [...top().view.window.document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '')
  expect(sheets().some((css) => css.includes('.title'))).toBe(true)
  expect(top().view.window.getComputedStyle(find('#title')).color).toBe('rgb(10, 20, 30)')
  await runtime.router.navigateTo('/extras/pages/far/far')
  expect(sheets().some((css) => css.includes('.title'))).toBe(false)
  expect(top().view.window.getComputedStyle(find('#far')).color).toBe('rgb(0, 128, 0)')
})

test('scrolling is reported to the page, and its bottom once', async () => {
  const { top, text } = await run()
  const { window, root } = top().view
  const page = root.ownerDocument.documentElement
  Object.defineProperty(page, 'scrollHeight', { value: 2000 })
  for (const place of [100, 1290, 1300, 100, 1333]) window.scrollTo(0, place)
  expect(top().instance.scrolledTo).toBe(1333)
  expect(top().instance.data.reached).toBe(2)
  expect(text('#title')).toBe('plain')
})

test('a component that is added later is ready soon after it is attached', async () => {
  const folder = writeProgram({
    'pages/a/a.json': { usingComponents: { c: '/c/c' } },
    'pages/a/a.wxml': '<c wx:if="{{on}}" /><view id="log">{{log}}</view>',
    'pages/a/a.js':
      'Page({ data: { on: false, log: "" }, note(text) { this.setData({ log: this.data.log + text }) } })',
    'c/c.json': { component: true },
    'c/c.wxml': '<view />',
    'c/c.js': `const note = (text) => getCurrentPages()[0].note(text)
      Component({ lifetimes: { attached() { note('attached ') }, ready() { note('ready ') }, detached() { note('detached') } } })`,
  })
  const { top, text } = await run(folder)
  top().instance.setData({ on: true })
  await until(() => text('#log').includes('ready'))
  top().instance.setData({ on: false })
  expect(text('#log')).toBe('attached ready detached')
})

test('behaviors of WeChat and of the app, shared by two components', async () => {
  const folder = writeProgram({
    'pages/a/a.json': { usingComponents: { c: '/c/c' } },
    'pages/a/a.wxml': '<c id="c" name="n" />',
    'c/c.json': { component: true },
    'c/c.wxml': '<view id="in">{{name}} {{shared}} {{own}}</view>',
    'c/c.js': `const shared = Behavior({ data: { shared: 's' }, methods: { both() { return 'both' } } })
      Component({ behaviors: ['wx://form-field', shared], data: { own: 'o' } })`,
  })
  const { text, find, top } = await run(folder)
  expect(text('#in')).toBe('n s o')
  const both = top().view.instanceOf(find('#c'))?.both as () => string
  expect(both()).toBe('both')
})

test('a component is linked to those below it that have a behavior', async () => {
  const folder = writeProgram({
    'pages/a/a.json': { usingComponents: { list: '/list/list', item: '/item/item' } },
    'pages/a/a.wxml': '<list id="list"><item /><item wx:if="{{more}}" /></list>',
    'lib/listed.js': 'module.exports = Behavior({})',
    'list/list.json': { component: true },
    'list/list.wxml': '<slot />',
    'list/list.js': `Component({ relations: { items: { type: 'descendant', target: require('../lib/listed') } },
      methods: { count() { return this.getRelationNodes('items').length } } })`,
    'item/item.json': { component: true },
    'item/item.wxml': '<view />',
    'item/item.js': `Component({ behaviors: [require('../lib/listed')],
      relations: { '../list/list': { type: 'ancestor' } } })`,
  })
  const { top, find, runtime } = await run(folder)
  const list = top().view.instanceOf(find('#list'))
  const count = () => (list?.count as () => number)()
  expect(runtime.measures.warnings).toEqual([])
  expect(count()).toBe(1)
  top().instance.setData({ more: true })
  expect(count()).toBe(2)
})

test('an element is found by its data-* attribute, which changes with it', async () => {
  const folder = writeProgram({
    'pages/a/a.wxml': '<view data-sid="s" data-one-two="{{n}}" id="a" bindtap="act" />',
    'pages/a/a.js': 'Page({ data: { n: { b: 1 } }, act() { this.setData({ n: this.data.n ? null : 2 }) } })',
  })
  const { find, tap } = await run(folder)
  expect(find('[data-sid=s]').getAttribute('data-one-two')).toBe('{"b":1}')
  await tap('#a')
  expect(find('#a').hasAttribute('data-one-two')).toBe(false)
  await tap('#a')
  expect(find('[data-one-two="2"]').id).toBe('a')
})

test('an element that is removed under a finger gets neither a tap nor a long press', async () => {
  const folder = writeProgram({
    'pages/a/a.wxml': `<view wx:if="{{!gone}}" id="a" bindtouchstart="go" bindtap="note" bindlongtap="note" />
      <view id="b" bindlongtap="note" /><view id="log">{{log}}</view>`,
    'pages/a/a.js': `Page({ data: { gone: false, log: '' }, go() { this.setData({ gone: true }) },
      note(event) { this.setData({ log: this.data.log + event.type + event.target.id }) } })`,
  })
  const host = await run(folder)
  const leaving = host.find('#a')
  const finger = { identifier: 0, x: 0, y: 0 }
  await host.surroundings.touch('touchstart', [finger], leaving)
  await host.surroundings.touch('touchend', [finger], leaving)
  await host.surroundings.touch('touchstart', [{ ...finger, identifier: 1 }], host.find('#b'))
  await until(() => host.text('#log') !== '')
  expect(host.text('#log')).toBe('longtapb')
})

test('a custom tab bar is on tab pages, and its page can access it', async () => {
  const folder = writeProgram({
    'app.json': {
      pages: ['pages/a/a', 'pages/b/b', 'pages/c/c'],
      tabBar: {
        custom: true,
        list: [
          { pagePath: 'pages/a/a', text: 'A' },
          { pagePath: 'pages/b/b', text: 'B' },
        ],
      },
    },
    'custom-tab-bar/index.json': { component: true },
    'custom-tab-bar/index.wxml': '<view id="tab" bindtap="go">tab {{selected}}</view>',
    'custom-tab-bar/index.js': `Component({ data: { selected: 0 }, methods: { go() { wx.switchTab({ url: '/pages/b/b' }) } } })`,
    'pages/a/a.js': 'Page({})',
    'pages/b/b.js': 'Page({ onShow() { this.getTabBar().setData({ selected: 1 }) } })',
    'pages/b/b.json': {},
    'pages/b/b.wxml': '<view id="b">b</view>',
    'pages/c/c.js': 'Page({ data: { bar: 1 }, onShow() { this.setData({ bar: this.getTabBar() }) } })',
    'pages/c/c.json': {},
    'pages/c/c.wxml': '<view id="c">{{bar === null}}</view>',
  })
  const { tap, text, runtime, top } = await run(folder)
  expect(text('#tab')).toBe('tab 0')
  expect(top().view.root.querySelector('#tab')).toBeNull()
  await tap('#tab')
  await until(() => runtime.stack[0]?.path === 'pages/b/b')
  expect(text('#tab')).toBe('tab 1')
  await runtime.router.navigateTo('/pages/c/c')
  expect(text('#c')).toBe('true')
  expect(top().tabBar).toBeUndefined()
})

test('a window is closed with its page, and later calls of the page are ignored', async () => {
  const { runtime, top, errors } = await begin()
  await until(() => runtime.stack.length === 1)
  await runtime.router.navigateTo('/pages/detail/detail')
  const { instance } = top()
  await runtime.router.navigateBack(1)
  instance.setData({ id: 'late' })
  await pause()
  expect(errors()).toEqual([])
})
