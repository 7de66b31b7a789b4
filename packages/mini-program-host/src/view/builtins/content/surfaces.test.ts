import { needed } from '../../../../test/support/needed'
import { openJsdom } from '../test/jsdom-page'
import { soon } from '../test/soon'

it('reports what a map would show, keeps its markers, and fires the events that a driver triggers', async () => {
  const page = await openJsdom(
    '<map id="m" latitude="1.5" longitude="2" markers="{{markers}}" bindmarkertap="on" bindupdated="on" />',
    {
      markers: [{ id: 1 }, { id: 2 }],
    },
  )
  expect(page.find('#m').getAttribute('shows')).toBe(
    'Map of 1.5, 2 at 16: 2 markers, 0 lines, 0 circles. Tiles are not drawn.',
  )
  expect(page.find('#m').textContent).toBe('')
  page.trigger('m', 'markertap', { markerId: 2 })
  await soon()
  expect(page.events.map((event) => event.type)).toEqual(['markertap', 'updated'])
})

it('reports the place of a tap on the map', async () => {
  const page = await openJsdom('<map id="m" latitude="0" longitude="20" scale="3" bindtap="on" />')
  // jsdom has no layout: the middle of the map is at 0, 0, and the finger 5 px to the right and below it
  page.tap('#m')
  const degrees = (360 * 5) / (256 * 2 ** 3)
  const { longitude, latitude } = needed(page.events[0], 'the tap').detail as { longitude: number; latitude: number }
  expect(longitude).toBeCloseTo(20 + degrees, 6)
  expect(latitude).toBeCloseTo(-degrees, 2)
})

it('delivers the messages of a web-view when it is left', async () => {
  const page = await openJsdom('<web-view wx:if="{{there}}" id="w" src="about:blank" bindmessage="on" />', {
    there: true,
  })
  const { window } = page
  const source = page.find<HTMLIFrameElement>('#w iframe').contentWindow
  window.dispatchEvent(new window.MessageEvent('message', { data: { a: 1 }, source }))
  window.dispatchEvent(new window.MessageEvent('message', { data: 'of another frame' }))
  expect(page.events).toEqual([])
  page.setData({ there: false })
  expect(page.events).toEqual([{ type: 'message', id: 'w', detail: { data: [{ a: 1 }] } }])
})

it('passes the properties of page-meta and navigation-bar to the page, also when they change', async () => {
  const page = await openJsdom(
    '<page-meta root-font-size="{{size}}"><navigation-bar title="{{title}}" /></page-meta>',
    { size: '20px', title: 'One' },
  )
  page.setData({ size: '30px', title: 'Two' })
  const told = page.asked.map(([tag, properties]) => [
    tag,
    (properties as { title?: string; rootFontSize?: string }).title ??
      (properties as { rootFontSize?: string }).rootFontSize,
  ])
  expect(told.filter(([tag]) => tag === 'navigation-bar').map(([, title]) => title)).toEqual(['One', 'Two'])
  expect(told.filter(([tag]) => tag === 'page-meta').map(([, size]) => size)).toEqual(['20px', '30px'])
  expect(page.window.document.documentElement.style.fontSize).toBe('30px')
})

it('keeps what the app adds, moves and removes in a root-portal at the root of the page', async () => {
  const page = await openJsdom(
    '<view id="v"><root-portal enable="{{on}}"><view wx:for="{{list}}" wx:key="*this">{{item}}</view></root-portal></view>',
    { on: true, list: ['a', 'b'] },
  )
  const texts = () =>
    [...page.window.document.querySelectorAll('wx-root-portal-content > wx-view')].map((view) => view.textContent)
  expect([page.find('#v').textContent, texts()]).toEqual(['', ['a', 'b']])
  page.setData({ list: ['c', 'b', 'a'] })
  expect(texts()).toEqual(['c', 'b', 'a'])
  page.setData({ on: false })
  expect([page.find('#v').textContent, texts()]).toEqual(['cba', []])
  page.setData({ on: true, list: [] })
  expect(page.find('#v').textContent).toBe('')
})

it("loads pictures of the package from the package's address", async () => {
  const page = await openJsdom(
    '<image id="i" src="/a/b.png" lazy-load /><cover-image id="c" src="https://x.test/c.png" />',
  )
  expect(page.find<HTMLImageElement>('#i img').getAttribute('src')).toBe('http://assets.invalid/a/b.png')
  expect(page.find<HTMLImageElement>('#c img').getAttribute('src')).toBe('https://x.test/c.png')
})

it('shows the progress, and an icon in its colour and size', async () => {
  const page = await openJsdom(
    '<progress id="p" percent="{{percent}}" show-info /><icon id="i" type="success" size="30" color="red" />',
    { percent: 20 },
  )
  page.setData({ percent: 130 })
  expect(page.find('#p').textContent).toBe('100%')
  expect(page.find('.wx-progress-inner-bar').style.width).toBe('100%')
  expect(page.find('#i i').style.width).toBe('30px')
  expect(page.find('#i i').style.color).toBe('red')
})

it('advances by itself with autoplay', async () => {
  const page = await openJsdom(
    '<swiper id="s" autoplay interval="5" duration="0" bindchange="on"><swiper-item /><swiper-item /></swiper>',
  )
  while (page.events.length < 2) await soon()
  const told = page.events.slice(0, 2).map((event) => (event.detail as { current: number }).current)
  expect(told).toEqual([1, 0])
})

it('rejects a function that an element does not have', async () => {
  const page = await openJsdom('<view id="v" /><input id="i" />')
  expect(() => page.call('v', 'input.input', 'x')).toThrow('input.input is not a function of <view>')
  expect(() => page.call('i', 'input.output', 'x')).toThrow('input.output is not a function of <input>')
})

it('answers a video context with the events that follow', async () => {
  const page = await openJsdom('<video id="v" src="a.mp4" bindplay="on" bindtimeupdate="on" />')
  page.call('v', 'video.play')
  page.call('v', 'video.seek', 3)
  expect(page.events.map((event) => [event.type, event.detail])).toEqual([
    ['play', {}],
    ['timeupdate', { currentTime: 3, duration: 0 }],
  ])
})

it('fires events for scrolling by a driver, and near the end, without a layout', async () => {
  const page = await openJsdom('<scroll-view id="s" scroll-y bindscroll="on" bindscrolltolower="on" />')
  page.call('s', 'scroll-view.scrollTo', 0, 500)
  expect(page.events.map((event) => event.type)).toEqual(['scroll', 'scrolltolower'])
  expect(page.call('s', 'scroll-view.scrollTop')).toBe(500)
})
