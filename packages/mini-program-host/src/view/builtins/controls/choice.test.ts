import { openJsdom } from '../test/jsdom-page'

it('ticks a checkbox on a tap, and fires the ticked values of the group in their order', async () => {
  const page = await openJsdom(`<checkbox-group id="g" bindchange="on">
    <checkbox id="a" value="A" /><checkbox id="b" value="B" checked /><checkbox id="c" value="C" disabled />
  </checkbox-group>`)
  page.tap('#a')
  page.tap('#b')
  page.tap('#c')
  expect(page.events.map((event) => event.detail)).toEqual([{ value: ['A', 'B'] }, { value: ['A'] }])
  expect(page.find('#a').hasAttribute('checked')).toBe(true)
})

it('lets one radio of a group be chosen, and fires nothing when it is tapped again', async () => {
  const page = await openJsdom(`<radio-group id="g" bindchange="on">
    <radio id="a" value="A" checked /><radio id="b" value="B" />
  </radio-group>`)
  page.tap('#b')
  page.tap('#b')
  expect(page.events).toEqual([{ type: 'change', id: 'g', detail: { value: 'B' } }])
  expect([page.data('a').checked, page.data('b').checked]).toEqual([false, true])
})

it('passes a tap on a label to its control, inside it or named by `for`, once', async () => {
  const page = await openJsdom(`<checkbox-group id="g" bindchange="on">
    <label id="in"><checkbox id="a" value="A" /><text id="words">A</text></label>
    <label id="out" for="b">B</label><checkbox id="b" value="B" />
  </checkbox-group>`)
  page.tap('#words')
  page.tap('#out')
  page.tap('#a')
  expect(page.events.map((event) => event.detail)).toEqual([{ value: ['A'] }, { value: ['A', 'B'] }, { value: ['B'] }])
})

it('toggles a switch by a tap or by the driver, unless it is disabled', async () => {
  const page = await openJsdom('<switch id="s" bindchange="on" disabled="{{off}}" />', { off: false })
  page.tap('#s')
  page.call('s', 'switch.tap')
  page.setData({ off: true })
  page.tap('#s')
  expect(page.events.map((event) => event.detail)).toEqual([{ value: true }, { value: false }])
})

it('moves to the step nearest to the value, within the scale', async () => {
  const page = await openJsdom('<slider id="s" bindchange="on" min="0" max="1" step="0.1" />')
  page.call('s', 'slider.slideTo', 0.32)
  page.call('s', 'slider.slideTo', 9)
  expect(page.events.map((event) => event.detail)).toEqual([{ value: 0.3 }, { value: 1 }])
})

it('collects groups, switches and sliders of a form by name, and resets them', async () => {
  const page = await openJsdom(
    `<form id="f" bindsubmit="on">
    <checkbox-group name="many"><checkbox id="a" value="A" /></checkbox-group>
    <radio-group name="one"><radio value="R" checked /></radio-group>
    <switch name="on" checked /><slider id="s" name="size" value="10" />
    <picker name="pick" value="1" range="{{range}}" />
  </form>`,
    { range: ['x', 'y'] },
  )
  page.tap('#a')
  page.call('s', 'slider.slideTo', 40)
  page.call('f', 'form.submit')
  page.call('f', 'form.reset')
  page.call('f', 'form.submit')
  const values = page.events.map((event) => (event.detail as { value: unknown }).value)
  expect(values).toEqual([
    { many: ['A'], one: 'R', on: true, size: 40, pick: '1' },
    { many: [], one: '', on: false, size: 0, pick: null },
  ])
})
