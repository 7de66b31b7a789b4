import { currentPage, find, onBothBackends } from '../../../test/support/connected'
import { eventually } from '../../../test/support/eventually'

onBothBackends((current) => {
  const home = () => current().open('/pages/home/home')
  const onlyChromium = (name: string, run: () => Promise<void>) =>
    test(name, async () => {
      if (current().backend === 'chromium') await run()
    })

  test('Element.tap: is a tap, which goes up through the parents unless it is caught', async () => {
    const page = await home()
    await (await find(page, '#add')).tap()
    await eventually(async () => expect(await page.data('count')).toBe(2))
    await (await find(page, '#inner')).tap()
    await eventually(async () => expect(await page.data('trace')).toBe('captured inner outer'))
    await (await find(page, '#caught')).tap()
    await eventually(async () => expect(await page.data('trace')).toBe('captured caught'))
  })

  test('Element.tap: two at once are two taps, one after the other', async () => {
    const page = await home()
    const add = await find(page, '#add')
    await Promise.all([add.tap(), add.tap()])
    await eventually(async () => expect(await page.data('count')).toBe(4))
  })

  test('Element.tap: one that fails does not keep the next from its turn', async () => {
    const page = await home()
    const add = await find(page, '#add')
    await expect(Promise.all([add.touchend(), add.tap()])).rejects.toThrow('touchend without a touchstart before it')
    await eventually(async () => expect(await page.data('count')).toBe(2))
  })

  test('Element.tap: works inside a custom component', async () => {
    const page = await home()
    const counter = await find(page, '#counter')
    await (await find(counter, '.plus')).tap()
    await eventually(async () => expect(await (await find(counter, '.label')).text()).toBe('clicks 4'))
    expect(await page.data('counted')).toBe('counted 4')
  })

  test('Element.touchstart and touchend: held for 350 ms they are a long press, and no tap', async () => {
    const page = await home()
    const add = await find(page, '#add')
    await add.tap()
    await eventually(async () => expect(await page.data('count')).toBe(2))
    await add.longpress()
    await eventually(async () => expect(await page.data('count')).toBe(0))
    expect(await page.data('count')).toBe(0)
  })

  test('Element.touchmove: goes to the element on which the touch began', async () => {
    const page = await current().open('/pages/media/media')
    const canvas = await find(page, '#canvas')
    const noted = async () => (await find(page, '#noted')).text()
    await canvas.touchstart({ touches: [{ identifier: 1, clientX: 10, clientY: 300 }] })
    if (current().backend === 'jsdom')
      await eventually(async () => expect(await noted()).toContain('touchstart canvas'))
    await canvas.touchmove({ touches: [{ identifier: 1, clientX: 12, clientY: 300 }] })
    await canvas.touchend({ changeTouches: [{ identifier: 1, clientX: 12, clientY: 300 }] })
    await expect(canvas.touchend()).rejects.toThrow('touchend without a touchstart before it')
  })

  test('a handler that opens another page leaves the touch to end well', async () => {
    const page = await home()
    await (await find(page, '#open')).tap()
    await eventually(async () => expect((await currentPage(current().miniProgram)).path).toBe('pages/detail/detail'))
  })

  onlyChromium('Element.tap: scrolls to an element that is off the screen', async () => {
    const page = await current().open('/pages/media/media')
    const gesture = await find(page, '#gesture')
    await gesture.tap()
    expect(await page.scrollTop()).toBeGreaterThan(0)
  })

  onlyChromium('Element.tap: refuses an element without size', async () => {
    const page = await home()
    await page.setData({ rows: [{ id: 1, name: '' }] })
    await expect((await find(page, '#full')).tap()).rejects.toThrow('element has no size')
  })
})
