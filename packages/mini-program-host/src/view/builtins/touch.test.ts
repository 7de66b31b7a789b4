import { useChromium } from './test/chromium-page'

const draw = useChromium()

it('receives text in a field after a tap, and reports when it is confirmed', async () => {
  const page = await draw(
    '<input id="a" bindinput="on" bindfocus="on" bindblur="on" bindconfirm="on" maxlength="3" placeholder="Name" />',
  )
  await page.tap('#a')
  await page.seen('focus')
  await page.page.keyboard.type('abcd')
  await page.page.keyboard.press('Enter')
  await page.seen('blur')
  const told = (await page.events()).map(({ type, detail }) => [type, (detail as { value: string }).value])
  expect(told).toEqual([
    ['focus', ''],
    ['input', 'a'],
    ['input', 'ab'],
    ['input', 'abc'],
    ['confirm', 'abc'],
    ['blur', 'abc'],
  ])
  expect(await page.property('a', 'value')).toBe('abc')
})

it('focuses a field by its property', async () => {
  const page = await draw('<input id="a" focus="{{on}}" bindfocus="on" />', { on: false })
  await page.setData({ on: true })
  expect(await page.seen('focus')).toEqual({ value: '', height: 0 })
})

it('makes a textarea of auto-height as high as its lines', async () => {
  const page = await draw(
    '<textarea id="a" auto-height bindlinechange="on" style="line-height:20px" value="{{value}}" />',
    { value: 'one' },
  )
  expect((await page.box('#a')).height).toBe(20)
  await page.setData({ value: 'one\ntwo\nthree' })
  expect((await page.box('#a')).height).toBe(60)
  expect(await page.seen('linechange')).toMatchObject({ lineCount: 3, height: 60 })
})

it('scrolls a scroll-view by a finger, and reports how far', async () => {
  const page = await draw(
    '<scroll-view id="s" scroll-y style="height:200px" bindscroll="on"><view style="height:1000px" /></scroll-view>',
  )
  await page.drag({ x: 100, y: 180 }, { x: 100, y: 30 })
  expect(await page.seen('scroll')).toMatchObject({ scrollHeight: 1000, scrollLeft: 0 })
})

it('fires once when a scroll-view comes near its end, and again after scrolling away', async () => {
  const rows = '<view wx:for="{{20}}" style="height:50px">{{index}}</view>'
  const page = await draw(
    `<scroll-view id="s" scroll-y style="height:200px" scroll-top="{{top}}" bindscroll="on" bindscrolltolower="on" bindscrolltoupper="on">${rows}</scroll-view>`,
    { top: 0 },
  )
  await page.call('s', 'scroll-view.scrollTo', 0, 790)
  expect(await page.seen('scrolltolower')).toEqual({ direction: 'bottom' })
  expect(await page.property('s', 'scrollTop')).toBe(790)
  await page.setData({ top: 10 })
  expect(await page.seen('scrolltoupper')).toEqual({ direction: 'top' })
  expect(await page.call('s', 'scroll-view.scrollTop')).toBe(10)
})

it('scrolls the element of scroll-into-view to the top', async () => {
  const page = await draw(
    '<scroll-view id="s" scroll-y style="height:100px" scroll-into-view="{{id}}"><view wx:for="{{9}}" id="r{{index}}" style="height:60px" /></scroll-view>',
    { id: '' },
  )
  await page.setData({ id: 'r4' })
  expect(await page.call('s', 'scroll-view.scrollTop')).toBe(240)
})

it('refreshes a scroll-view that is pulled far enough, until the app ends it', async () => {
  const page = await draw(
    '<scroll-view id="s" scroll-y refresher-enabled refresher-triggered="{{busy}}" style="height:300px" bindrefresherrefresh="on" bindrefresherrestore="on" bindrefresherabort="on"><view style="height:900px" /></scroll-view>',
    { busy: true },
  )
  await page.setData({ busy: false })
  await page.drag({ x: 100, y: 20 }, { x: 100, y: 60 })
  await page.drag({ x: 100, y: 20 }, { x: 100, y: 200 })
  await page.setData({ busy: true })
  await page.setData({ busy: false })
  expect((await page.events()).map(({ type }) => type)).toEqual([
    'refresherrefresh',
    'refresherrestore',
    'refresherabort',
    'refresherrefresh',
    'refresherrestore',
  ])
})

describe('swiper', () => {
  const three = `<swiper id="s" current="{{at}}" circular="{{round}}" duration="0" indicator-dots bindchange="on">
    <swiper-item item-id="a" id="a">A</swiper-item><swiper-item item-id="b" id="b">B</swiper-item><swiper-item id="c">C</swiper-item></swiper>`

  it('turns to the next item by a swipe, and stays at its end', async () => {
    const page = await draw(three, { at: 1, round: false })
    expect((await page.box('#b')).x).toBe(0)
    await page.drag({ x: 300, y: 70 }, { x: 60, y: 70 })
    expect(await page.seen('change')).toEqual({ current: 2, currentItemId: '', source: 'touch' })
    await page.drag({ x: 300, y: 70 }, { x: 60, y: 70 })
    expect((await page.events()).length).toBe(1)
    expect((await page.box('#c')).x).toBe(0)
    expect(await page.page.locator('.wx-swiper-dot-active').count()).toBe(1)
  })

  it('wraps around when it is circular, and follows the app and the driver', async () => {
    const page = await draw(three, { at: 2, round: true })
    await page.drag({ x: 300, y: 70 }, { x: 60, y: 70 })
    expect(await page.seen('change')).toEqual({ current: 0, currentItemId: 'a', source: 'touch' })
    await page.call('s', 'swiper.swipeTo', 1)
    expect(await page.seen('change')).toEqual({ current: 1, currentItemId: 'b', source: '' })
    expect((await page.box('#b')).x).toBe(0)
  })

  it('leaves a swipe across its axis to the page', async () => {
    const page = await draw(`${three}<view style="height:2000px" />`, { at: 0, round: false })
    await page.drag({ x: 100, y: 120 }, { x: 110, y: 20 })
    expect(await page.events()).toEqual([])
    await page.page.waitForFunction(() => window.scrollY > 50)
  })
})

it('slides by a finger', async () => {
  const page = await draw('<slider id="s" bindchange="on" bindchanging="on" min="0" max="10" />')
  const { x, y, width, height } = await page.box('.wx-slider-track')
  await page.drag({ x, y: y + height / 2 }, { x: x + width / 2, y: y + height / 2 })
  expect(await page.seen('change')).toEqual({ value: 5 })
  expect((await page.events()).filter(({ type }) => type === 'changing').length).toBe(5)
})

it('keeps the position of a movable-view when the app changes its style', async () => {
  const page = await draw(
    '<movable-area style="width:200px;height:200px"><movable-view id="m" x="30" y="40" style="width:50px;{{more}}" /></movable-area>',
    { more: '' },
  )
  await page.setData({ more: 'height:60px' })
  await page.page.waitForFunction(() => document.querySelector('#m')!.getBoundingClientRect().height === 60)
  expect(await page.box('#m')).toMatchObject({ x: 30, y: 40 })
})

it('drags a movable-view within its area', async () => {
  const page = await draw(
    '<movable-area style="width:200px;height:200px"><movable-view id="m" direction="all" bindchange="on" style="width:50px;height:50px" /></movable-area>',
  )
  await page.drag({ x: 25, y: 25 }, { x: 350, y: 95 })
  expect(await page.seen('change')).toEqual({ x: 150, y: 70, source: 'touch' })
  await page.call('m', 'movable-view.moveTo', 10, 20)
  expect([await page.property('m', '_translateX'), await page.property('m', '_translateY')]).toEqual([10, 20])
})

it('reports touch positions to a canvas, and draws on it', async () => {
  const page = await draw('<view style="height:40px" /><canvas id="c" type="2d" bindtouchstart="on" />')
  await page.page.evaluate(() => {
    document.querySelector('#c')!.addEventListener('touchstart', () => {
      const context = document.querySelector<HTMLCanvasElement>('#c canvas')!.getContext('2d')!
      context.fillRect(0, 0, 10, 10)
    })
  })
  await page.tap('#c')
  const pixel = await page.page.evaluate(() =>
    Array.from(document.querySelector<HTMLCanvasElement>('#c canvas')!.getContext('2d')!.getImageData(5, 5, 1, 1).data),
  )
  expect(pixel).toEqual([0, 0, 0, 255])
  await page.seen('touchstart')
})

it('picks by tapping in the sheet, which covers the page', async () => {
  const page = await draw('<picker id="p" range="{{range}}" value="0" bindchange="on"><view>Choose</view></picker>', {
    range: ['red', 'green', 'blue'],
  })
  await page.tap('#p')
  await page.tap('.wx-picker-item:nth-child(2)')
  await page.tap('.wx-picker-confirm')
  expect(await page.seen('change')).toEqual({ value: '1' })
  expect(await page.page.locator('.wx-picker').count()).toBe(0)
})

it('picks the option to which a column of the sheet is scrolled, even if it is confirmed at once', async () => {
  const page = await draw('<picker id="p" mode="time" value="10:20" bindchange="on"><view>Choose</view></picker>')
  await page.tap('#p')
  await page.page.evaluate(() => document.querySelector('.wx-picker-column')!.scrollTo(0, 48 * 12))
  await page.page.locator('.wx-picker-chosen', { hasText: '12' }).waitFor()
  await page.page.evaluate(() => document.querySelector('.wx-picker-column')!.scrollTo(0, 48 * 13))
  await page.tap('.wx-picker-confirm')
  expect(await page.seen('change')).toEqual({ value: '13:20' })
})

it('picks in two columns that scroll at the same time', async () => {
  const page = await draw('<picker id="p" mode="time" value="10:20" bindchange="on"><view>Choose</view></picker>')
  await page.tap('#p')
  await page.page.evaluate(() => {
    const [hours, minutes] = document.querySelectorAll('.wx-picker-column')
    if (hours === undefined || minutes === undefined) throw new Error('the sheet has fewer than two columns')
    hours.scrollTo(0, 48 * 12)
    minutes.scrollTo(0, 48 * 45)
  })
  await page.page.locator('.wx-picker-chosen', { hasText: '12' }).waitFor()
  await page.page.locator('.wx-picker-chosen', { hasText: '45' }).waitFor()
  await page.tap('.wx-picker-confirm')
  expect(await page.seen('change')).toEqual({ value: '12:45' })
})

it('blurs a field when a finger taps elsewhere', async () => {
  const page = await draw('<input id="a" bindblur="on" /><view id="v" style="height:50px" />')
  await page.tap('#a')
  await page.tap('#v')
  expect(await page.seen('blur')).toEqual({ value: '', cursor: 0 })
})

it('centres a placeholder like the text of its field', async () => {
  const page = await draw('<input id="a" placeholder="x" style="text-align:center" />')
  const middle = await page.page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('#a [part=placeholder]')!)
    const { left, right } = range.getBoundingClientRect()
    return (left + right) / 2
  })
  expect(middle).toBeCloseTo(187.5, 0)
})

it('reports the row at which a column of a picker-view comes to rest', async () => {
  const page = await draw(
    '<picker-view id="p" value="{{at}}" bindchange="on"><picker-view-column><view wx:for="{{20}}">{{index}}</view></picker-view-column></picker-view>',
    { at: [2] },
  )
  const scrolled = () => page.page.evaluate(() => document.querySelector('wx-picker-view-column')!.scrollTop)
  expect(await scrolled()).toBe(68)
  await page.page.evaluate(() => document.querySelector('wx-picker-view-column')!.scrollTo(0, 34 * 5))
  expect(await page.seen('change')).toEqual({ value: [5] })
})

it('fills the page with a web-view, and reports when it is loaded', async () => {
  const page = await draw('<web-view id="w" src="data:text/html,hello" bindload="on" />')
  expect(await page.seen('load')).toEqual({ src: 'data:text/html,hello' })
  expect(await page.box('#w iframe')).toMatchObject({ x: 0, y: 0, width: 375, height: 667 })
})
