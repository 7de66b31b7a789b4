import fc from 'fast-check'
import { encodeForm, fillPath } from './encode'

it('sends booleans as 0 or 1, lists and objects as JSON, the rest as text [wire.form]', () => {
  const form = encodeForm({ yes: true, no: false, ids: ['1', '2'], map: { '7': 'fast' }, qty: 3, q: 'a b&c' })
  expect(form).toBe('yes=1&no=0&ids=%5B%221%22%2C%222%22%5D&map=%7B%227%22%3A%22fast%22%7D&qty=3&q=a%20b%26c')
})

it('leaves out what is absent, and keeps what is empty [wire.form]', () => {
  expect(encodeForm({ a: undefined, b: null, c: '' })).toBe('c=')
})

it('gives back any text through a form [wire.form]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(new URLSearchParams(encodeForm({ text }).replace(/%20/g, '+')).get('text')).toBe(text)
    }),
  )
})

it('leaves out halves of an emoji, which no form can carry, and keeps whole ones [wire.hostile-text]', () => {
  const text = `\udc00a${'🫖'.slice(0, 1)}b🫖\ud83d`
  expect(encodeForm({ text })).toBe(`text=ab${encodeURIComponent('🫖')}`)
  expect(fillPath('/search/:term', { term: text })?.path).toBe(`/search/ab${encodeURIComponent('🫖')}`)
})

it('fills a path, escaped, and takes its fields out of the rest', () => {
  expect(fillPath('/category/:a/:b', { a: '7', b: 2, sort: 'new' })).toEqual({
    path: '/category/7/2',
    rest: { sort: 'new' },
  })
  expect(fillPath('/search/:term', { term: 'a/b?c' })?.path).toBe('/search/a%2Fb%3Fc')
})

it.each(['.', '..', '...', '.a'])('leads to its own address with %j', (term) => {
  const { pathname } = new URL(`https://souk.test/api${fillPath('/search/:term', { term })?.path}`)
  expect(decodeURIComponent(pathname).trimEnd()).toBe(`/api/search/${term}`)
})

it.each([undefined, null, ''])('fills no path with %j', (id) => {
  expect(fillPath('/brand/:id', { id })).toBeNull()
})
