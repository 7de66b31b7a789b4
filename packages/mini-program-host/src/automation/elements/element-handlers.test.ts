import type { CustomElement } from 'miniprogram-automator/out/Element'
import { find, onBothBackends } from '../../../test/support/connected'
import { eventually } from '../../../test/support/eventually'

onBothBackends((current) => {
  const home = () => current().open('/pages/home/home')

  test('Element.getElement and getElements: look inside an element only', async () => {
    const page = await home()
    const [, second] = await page.$$('.row')
    expect(await (await find(second, '.row-name')).text()).toBe('banana')
    expect(await second.$$('.row-name')).toHaveLength(1)
    expect(await second.$('#title')).toBeNull()
    await expect(second.$$('##')).rejects.toThrow()
  })

  test('Element.getElement: sees into a custom component, and into one inside it only from there', async () => {
    const counter = await find(await home(), '#counter')
    expect(await (await find(counter, '.label')).text()).toBe('clicks 3')
    expect(await (await find(counter, '#slotted')).text()).toBe('in the slot')
    expect(await counter.$('.amount')).toBeNull()
  })

  test('Element.getDOMProperties: tells text as it is seen, and the size', async () => {
    const { backend } = current()
    const page = await home()
    expect(await (await find(page, '.row')).text()).toBe('apple\nlike')
    const { width, height } = await (await find(page, '#space')).size()
    if (backend === 'chromium') expect([width, height]).toEqual([375, 750])
  })

  test('Element.getAttributes: tells class, id, data and what a component takes', async () => {
    const page = await home()
    const add = await find(page, '#add')
    const values = await Promise.all(['class', 'id', 'data-step', 'nothing'].map((name) => add.attribute(name)))
    expect(values).toEqual(['primary', 'add', 2, null])
    const forms = await current().open('/pages/forms/forms')
    expect(await (await find(forms, '#hover')).attribute('hover-class')).toBe('pressed')
  })

  test('Element.getProperties: tells the public properties of a component, and refuses others', async () => {
    const forms = await current().open('/pages/forms/forms')
    const input = await find(forms, '#name')
    expect(await input.value()).toBe('Ann')
    expect(await input.property('maxlength')).toBe(10)
    await expect(input.property('nothing')).rejects.toThrow('input.nothing not exists')
    const counter = await find(await home(), '#counter')
    expect(await counter.property('start')).toBe(3)
  })

  test('Element.getStyles: tells computed styles, named in either case', async () => {
    const title = await find(await home(), '#title')
    expect(await title.style('color')).toBe('rgb(10, 20, 30)')
    if (current().backend === 'chromium') expect(await title.style('marginTop')).toBe('16px')
  })

  test('Element.getOffset: tells where the element lies on the page', async () => {
    const { left, top } = await (await find(await home(), '#space')).offset()
    if (current().backend === 'jsdom') return
    expect(left).toBe(0)
    expect(top).toBeGreaterThan(300)
  })

  test('Element.getWXML: writes the element with wxml names', async () => {
    const page = await home()
    const title = await find(page, '#title')
    expect(await title.wxml()).toBe('plain')
    expect(await title.outerWxml()).toMatch(/^<view id="title" class="title" style="[^"]*">plain<\/view>$/)
    expect(await (await find(page, '#add')).outerWxml()).toMatch(/^<button [^>]*data-step="2"[^>]*>add<\/button>$/)
    expect(await (await find(page, '#counter')).wxml()).toContain('<text class="label">clicks 3</text>')
  })

  test('Element.triggerEvent: sends an event of its own kind with a detail', async () => {
    const page = await home()
    await (await find(page, '#counter')).trigger('change', { value: 9 })
    await eventually(async () => expect(await page.data('counted')).toBe('counted 9'))
    await (await find(page, '#inner')).trigger('tap')
    await eventually(async () => expect(await page.data('trace')).toBe('captured inner outer'))
  })

  test('Element.dispatchEvent: sends the event that is given', async () => {
    const page = await home()
    await (await find(page, '#add')).dispatchEvent({ eventName: 'tap', detail: {} })
    await eventually(async () => expect(await page.data('count')).toBe(2))
    await expect((await find(page, '#add')).dispatchEvent({} as never)).rejects.toThrow('must be a string')
  })

  test('Element.getData and setData: are those of a custom component', async () => {
    const { host } = current()
    const page = await home()
    const counter = await find<CustomElement>(page, '#counter')
    expect(await counter.data()).toMatchObject({ label: 'clicks', value: 3 })
    expect(await counter.data('value')).toBe(3)
    await counter.setData({ value: 11 })
    expect(await (await find(counter, '.label')).text()).toBe('clicks 11')
    const { elementId } = (await host.call('Page.getElement', { pageId: page['id'], selector: '#title' })) as never
    await expect(host.call('Element.getData', { pageId: page['id'], elementId })).rejects.toThrow(
      'view is not a custom component',
    )
  })

  test('Element.callMethod: calls a method of a custom component and answers what it returns', async () => {
    const counter = await find<CustomElement>(await home(), '#counter')
    expect(await counter.callMethod('double')).toBe(6)
    await expect(counter.callMethod('nobody')).rejects.toThrow('component counter has no method nobody')
  })

  test('an element that the page has taken away is an error', async () => {
    const page = await home()
    const row = await find(page, '.row')
    await page.setData({ rows: [] })
    await expect(row.text()).rejects.toThrow(/^element \S+ is not on pages\/home\/home any more$/)
  })
})
