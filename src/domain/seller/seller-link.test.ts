import fc from 'fast-check'
import { sellerLink } from './seller-link'

it('moves the link to the seller sub-host [rule.seller-link]', () => {
  expect(sellerLink('https://www.souk.example/store?a=1#top')).toBe('https://seller.souk.example/store?a=1#top')
  expect(sellerLink('https://old.example/store', 'souk.example:8443')).toBe('https://seller.souk.example:8443/store')
})

it('swaps the ptoken and keeps the rest of the query [rule.seller-link]', () => {
  expect(sellerLink('https://souk.example/?ptoken=old&a=1', undefined, 'n w')).toBe(
    'https://seller.souk.example/?a=1&ptoken=n%20w',
  )
  expect(sellerLink('/console/?shop_id=7', undefined, 'x')).toBe('/console/?shop_id=7&ptoken=x')
  expect(sellerLink('/console/', undefined, 'x')).toBe('/console/?ptoken=x')
})

it('leaves hosts without sub-hosts alone [rule.seller-link]', () => {
  expect(sellerLink('http://127.0.0.1:3000/console/')).toBe('http://127.0.0.1:3000/console/')
  expect(sellerLink('http://localhost:3000/console/')).toBe('http://localhost:3000/console/')
  expect(sellerLink('')).toBe('')
})

it('gives the same link when applied twice, with one ptoken [rule.seller-link]', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
  fc.assert(
    fc.property(word, word, word, (host, path, ptoken) => {
      const once = sellerLink(`https://${host}.example/${path}`, undefined, ptoken)
      expect(sellerLink(once, undefined, ptoken)).toBe(once)
      expect(once.split('ptoken=')).toHaveLength(2)
      expect(once.startsWith('https://seller.')).toBe(true)
    }),
  )
})
