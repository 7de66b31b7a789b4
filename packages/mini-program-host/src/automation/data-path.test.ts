import { readPath } from './data-path'

const DATA = { a: { 'b c': [{ d: 1 }] }, list: [[1], [2]] }

test.each([
  [undefined, DATA],
  ['', DATA],
  ["a['b c'][0].d", 1],
  ['a["b c"].0.d', 1],
  ['list[1][0]', 2],
  ['a.none.deeper', undefined],
])('reads %s', (path, value) => {
  expect(readPath(DATA, path)).toEqual(value)
})
