import { isExpected, namesToHide } from './scope'

test("hides all of a realm's names but the language and the timers, and what WeChat hides", () => {
  const hidden = namesToHide(['Object', 'setTimeout', 'indexedDB', 'not-a-name', 'document'])
  expect(hidden).toEqual(expect.arrayContaining(['indexedDB', 'document', 'window', 'localStorage']))
  expect(hidden).not.toEqual(expect.arrayContaining(['Object']))
  expect(hidden.filter((name) => ['Object', 'setTimeout', 'not-a-name'].includes(name))).toEqual([])
  expect(new Set(hidden).size).toBe(hidden.length)
})

test.each([
  ['Promise', true],
  ['globalThis', true],
  ['setInterval', true],
  ['MessageChannel', true],
  ['document', false],
  ['fetch', false],
  ['queueMicrotask', false],
])('a look at %s is expected: %p', (name, expected) => {
  expect(isExpected(name)).toBe(expected)
})
