import { openJsdom } from '../../test/jsdom-page'

const labels = (page: { window: { document: Document } }) =>
  [...page.window.document.querySelectorAll('.wx-picker-column')].map((column) =>
    [...column.children].map((item) => item.textContent),
  )

it('opens no second sheet, reports cancelling, and does not open while disabled', async () => {
  const page = await openJsdom(
    '<picker id="p" range="{{range}}" disabled="{{off}}" bindcancel="on" bindchange="on" />',
    {
      range: ['a', 'b'],
      off: false,
    },
  )
  page.tap('#p')
  page.tap('#p')
  expect(labels(page)).toEqual([['a', 'b']])
  page.tap('.wx-picker-cancel')
  page.setData({ off: true })
  page.tap('#p')
  expect(labels(page)).toEqual([])
  expect(page.events.map((event) => event.type)).toEqual(['cancel'])
})

it("reports which column changed, and shows the app's new options", async () => {
  const page = await openJsdom(
    '<picker id="p" mode="multiSelector" range="{{range}}" value="{{value}}" bindcolumnchange="on" bindchange="on" />',
    {
      range: [
        ['a', 'b'],
        ['a1', 'a2'],
      ],
      value: [0, 1],
    },
  )
  page.tap('#p')
  page.tap('.wx-picker-item:nth-child(2)')
  page.setData({ range: [['a', 'b'], ['b1']] })
  expect(labels(page)).toEqual([['a', 'b'], ['b1']])
  page.tap('.wx-picker-confirm')
  expect(page.events.map((event) => [event.type, event.detail])).toEqual([
    ['columnchange', { column: 0, value: 1 }],
    ['change', { value: [1, 0] }],
  ])
})

it('takes a region as it is typed', async () => {
  const page = await openJsdom('<picker id="p" mode="region" value="{{value}}" bindchange="on" />', {
    value: ['P', 'C', 'D'],
  })
  page.tap('#p')
  page.find<HTMLInputElement>('.wx-picker-region').value = 'Q'
  page.tap('.wx-picker-confirm')
  expect(page.events[0]?.detail).toEqual({ value: ['Q', 'C', 'D'], code: [], postcode: '' })
})

it('closes its sheet when it is removed from the page', async () => {
  const page = await openJsdom('<picker wx:if="{{there}}" id="p" mode="time" value="10:00" />', { there: true })
  page.tap('#p')
  page.setData({ there: false })
  expect(page.window.document.querySelector('.wx-picker')).toBeNull()
})
