import { toDomXpath } from './xpath'

test.each([
  ['//view', '//wx-view'],
  ['/page/view[2]/text', './wx-view[2]/wx-text'],
  ['/view', './wx-view'],
  ["//view[@class='view' and contains(text(), 'view')]", "//wx-view[@class='view' and contains(text(), 'view')]"],
  ['(//button)[last()]', '(//wx-button)[last()]'],
  ['//text/ancestor::view', '//wx-text/ancestor::wx-view'],
  ['//view[count(text) mod 2 = 1 or position() = 1]', '//wx-view[count(wx-text) mod 2 = 1 or position() = 1]'],
  ['//*[@id="a"]', '//*[@id="a"]'],
])('turns %s into %s', (xpath, dom) => {
  expect(toDomXpath(xpath)).toBe(dom)
})
