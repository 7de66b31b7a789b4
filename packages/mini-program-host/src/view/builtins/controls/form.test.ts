import { openJsdom } from '../test/jsdom-page'

describe('input', () => {
  it('has the focus from a tap on it until a tap elsewhere', async () => {
    const page = await openJsdom('<input id="a" bindfocus="on" bindblur="on" /><view id="v" />')
    page.tap('#a')
    page.tap('#v')
    expect(page.events.map((event) => event.type)).toEqual(['focus', 'blur'])
  })

  it('keeps the focus with hold-keyboard, and gets none while it is disabled', async () => {
    const page = await openJsdom(
      '<input id="a" hold-keyboard bindblur="on" /><input id="b" disabled bindfocus="on" /><view id="v" />',
    )
    page.tap('#a')
    page.tap('#v')
    page.tap('#b')
    expect(page.events).toEqual([])
  })

  it("sends the app what is typed, and uses the listener's result instead", async () => {
    const page = await openJsdom('<input id="a" value="{{value}}" bindinput="on" maxlength="5" />', { value: 'x' })
    expect(page.find<HTMLInputElement>('#a input').value).toBe('x')

    page.call('a', 'input.input', 'abcdefgh')
    expect(page.events).toEqual([{ type: 'input', id: 'a', detail: { value: 'abcde', cursor: 5, keyCode: 0 } }])
    expect(page.data('a').value).toBe('abcde')

    page.answers.input = 'NO'
    page.call('a', 'input.input', 'no')
    expect(page.find<HTMLInputElement>('#a input').value).toBe('NO')
  })

  it('shows the value that the app sets', async () => {
    const page = await openJsdom('<input id="a" value="{{value}}" />', { value: 'x' })
    page.setData({ value: 'new' })
    expect(page.find<HTMLInputElement>('#a input').value).toBe('new')
  })
})

it("collects the named fields of a form when its submit button is tapped, after the button's tap event", async () => {
  const page = await openJsdom(`
    <form id="f" bindsubmit="on" bindreset="on">
      <input name="title" value="old" /><textarea name="body" value="text" /><input value="nameless" />
      <button id="go" form-type="submit" bindtap="on">Go</button><button id="back" form-type="reset">Back</button>
    </form>`)
  page.tap('#go')
  await Promise.resolve()
  expect(page.events.map((event) => event.type)).toEqual(['tap', 'submit'])
  expect(page.events[1]?.detail).toMatchObject({ value: { title: 'old', body: 'text' }, target: { id: 'go' } })
  page.tap('#back')
  await Promise.resolve()
  expect(page.events.at(-1)?.type).toBe('reset')
  expect(page.warnings).toEqual([])
})
