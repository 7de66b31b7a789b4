import { locate, parseJson } from './json'

const TEXT = '{\n  "a": [1, { "b": 2 }],\n  "subpackages": [{ "root": "x" }]\n}'

it.each([
  [[], 1, 1],
  [['a', 1, 'b'], 2, 19],
  [['subPackages', 0, 'root'], 3, 29],
  [['a', 7], 2, 8],
  [['none', 'b'], 1, 1],
])('%j stands at %i:%i', (keys, line, column) => {
  expect(locate(TEXT, keys)).toEqual({ line, column })
})

it('a whole text is its value', () => {
  expect(parseJson('a.json', '{ "a": [true] }')).toEqual({ value: { a: [true] } })
})

it('a broken text is a fault on one line, at the place where it breaks', () => {
  expect(parseJson('a.json', "{\n  'a': 1 }")).toEqual({
    fault: { file: 'a.json', line: 2, column: 3, message: expect.stringMatching(/^is not JSON: [^\n]+$/) },
  })
})
