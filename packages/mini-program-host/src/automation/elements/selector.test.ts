import { toDomSelector } from './selector'

test.each([
  ['view', 'wx-view'],
  ['scroll-view.list > text#a', 'wx-scroll-view.list > wx-text#a'],
  ['view,button', 'wx-view,wx-button'],
  ['.view #view [view="view"]', '.view #view [view="view"]'],
  ['view:not(.a, text):nth-child(odd)', 'wx-view:not(.a, wx-text):nth-child(odd)'],
  ['text::after', 'wx-text::after'],
  ['.w-\\[10px\\] view', '.w-\\[10px\\] wx-view'],
  ['#订单 view', '#订单 wx-view'],
  ['*', '*'],
  ['view:is(:not(text))', 'wx-view:is(:not(wx-text))'],
])('turns %s into %s', (selector, dom) => {
  expect(toDomSelector(selector)).toBe(dom)
})

test('refuses a bracket that is not closed', () => {
  expect(() => toDomSelector('view:not(.a')).toThrow('a bracket is not closed')
})
