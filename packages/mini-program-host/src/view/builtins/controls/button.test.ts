import { openJsdom } from '../test/jsdom-page'
import { soon } from '../test/soon'

it('shares from a button of that open type', async () => {
  const page = await openJsdom('<button id="s" open-type="share">Share</button>')
  page.tap('#s')
  await soon()
  expect(page.asked).toEqual([['share', 's']])
})

it('reports that an open type which needs WeChat is not provided', async () => {
  const page = await openJsdom('<button id="s" open-type="getPhoneNumber" bindgetphonenumber="on">Phone</button>')
  page.tap('#s')
  await soon()
  const errMsg = 'getPhoneNumber:fail is not provided by this host'
  expect(page.events).toEqual([{ type: 'getphonenumber', id: 's', detail: { errMsg } }])
})

it('gets no taps while it is disabled', async () => {
  const page = await openJsdom('<view id="v" bindtap="on"><button id="b" disabled bindtap="on">No</button></view>')
  page.tap('#b')
  expect(page.events).toEqual([])
})

it('has the hover class while a finger rests on it', async () => {
  const page = await openJsdom('<view id="v" hover-class="held now" hover-start-time="0" hover-stay-time="0">x</view>')
  const { window, find } = page
  const finger = (type: string) =>
    find('#v').dispatchEvent(
      Object.assign(new window.Event(type, { bubbles: true }), { touches: [], changedTouches: [] }),
    )
  finger('touchstart')
  await soon()
  expect(find('#v').className).toBe('held now')
  finger('touchend')
  await soon()
  expect(find('#v').className).toBe('')
})

it('opens the page of a navigator, and reports the result', async () => {
  const page = await openJsdom('<navigator id="n" url="/pages/a" bindsuccess="on" bindcomplete="on">Go</navigator>')
  page.tap('#n')
  await soon()
  expect(page.asked).toEqual([['navigate', { openType: 'navigate', url: '/pages/a', delta: 1 }]])
  expect(page.events.map((event) => event.type)).toEqual(['success', 'complete'])
})
