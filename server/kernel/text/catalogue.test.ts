import { LANGUAGE_CODES } from '@contract/base/languages'
import english from './catalogues/en.json'
import { textOf, textsOf, wordsOf } from './catalogue'

it('says a text in a language, its placeholders filled', () => {
  expect(textOf('orders.order', 'en', { number: '1-2' })).toBe('Order 1-2')
  expect(textOf('orders.order', 'jp', { number: '$&' })).toBe('注文番号 $&')
  expect(textOf('orders.order', 'es')).toBe('Pedido {number}')
})

it('says a text in every language at once', () => {
  const paid = textsOf('orders.paid')
  expect(Object.keys(paid).sort()).toEqual([...LANGUAGE_CODES].sort())
  expect([paid.en, paid.zhtw]).toEqual(['Order paid', '訂單已付款'])
})

it.each(LANGUAGE_CODES)('has every text in %s, none empty', (language) => {
  for (const [namespace, words] of Object.entries(english)) {
    const own = Object.entries(wordsOf(namespace as keyof typeof english, language))
    expect([namespace, own.map(([key]) => key)]).toEqual([namespace, Object.keys(words)])
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([])
  }
})

it('does not turn into English what a language lacks', () => {
  expect(() => textOf('orders.lost' as 'orders.paid', 'th')).toThrow('th has no text orders.lost')
  expect(() => wordsOf('gifts' as 'orders', 'th')).toThrow('th has no texts of gifts')
})
