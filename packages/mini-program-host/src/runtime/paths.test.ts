import { addressOf, parseQuery, parseUrl, resolvePath } from './paths'

test.each([
  ['pages/a/a.js', './b', 'pages/a/b'],
  ['pages/a/a.js', '../../lib/c', 'lib/c'],
  ['pages/a/a.js', '/lib/c', 'lib/c'],
  ['pages/a/a.js', 'b', 'pages/a/b'],
  ['app', './b', 'b'],
])('in %s, %s is %s', (from, reference, path) => {
  expect(resolvePath(from, reference)).toBe(path)
})

test('an address has a path and a decoded query', () => {
  expect(parseUrl('../b/b?x=1&name=%E6%9D%8E&empty=&lone', 'pages/a/a')).toEqual({
    path: 'pages/b/b',
    query: { x: '1', name: '李', empty: '', lone: '' },
    search: 'x=1&name=%E6%9D%8E&empty=&lone',
  })
})

test('an address that is only a query leads to the same page', () => {
  expect(parseUrl('?x=1', 'pages/a/a')).toMatchObject({ path: 'pages/a/a', query: { x: '1' } })
})

test("a value keeps its '=' and '?', and a lone '%' stays", () => {
  expect(parseQuery('url=/a?b=c&off=50%')).toEqual({ url: '/a?b=c', off: '50%' })
})

test('an address is made so that it is read back the same', () => {
  const query = { name: '李 & ?', x: '1' }
  expect(parseUrl(addressOf('pages/a/a', query))).toMatchObject({ path: 'pages/a/a', query })
  expect(addressOf('pages/a/a')).toBe('/pages/a/a')
})
