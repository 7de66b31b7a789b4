import { faultsIn } from './faults'

const EN = {
  cart: { title: 'Cart', for: 'For {name}', pieces: '{count, plural, one {# piece} other {# pieces}}', code: '{code}' },
}
const ES = {
  cart: {
    title: 'Carrito',
    for: 'Para {name}',
    pieces: '{count, plural, one {# pieza} other {# piezas}}',
    code: '{code}',
  },
}
const TWO = ['one', 'other']
const with_ = (texts: Record<string, string>) => ({ cart: { ...ES.cart, ...texts } })

it('finds nothing where every text is there, translated and whole', () => {
  expect(faultsIn(ES, EN, TWO)).toEqual([])
  expect(faultsIn(EN, EN, TWO)).toEqual([])
})

it.each([
  ['is missing', { cart: { for: 'Para {name}', pieces: ES.cart.pieces, code: '{code}' } }, 'cart.title is missing'],
  ['is too many', with_({ old: 'Viejo' }), 'cart.old is not in English'],
  ['is empty', with_({ title: ' ' }), 'cart.title is empty'],
  ['is not translated', with_({ title: 'Cart' }), 'cart.title is not translated: "Cart"'],
  ['misses a placeholder', with_({ for: 'Para ti' }), 'cart.for has the placeholders "", English "{name}"'],
  [
    'is no plural',
    with_({ pieces: '{count} piezas' }),
    'cart.pieces is a plural in one of English and this language only',
  ],
  [
    'misses a plural form',
    with_({ pieces: '{count, plural, other {# piezas}}' }),
    'cart.pieces has the plural forms other, and needs one, other',
  ],
  [
    'is other ICU',
    with_({ for: '{name, select, other {Para}}' }),
    'cart.for is not understood: {name} and {count, plural, one {…} other {…}} are',
  ],
])('finds a text that %s', (_what, catalogue, fault) => {
  expect(faultsIn(catalogue as typeof ES, EN, TWO)).toEqual([fault])
})

it('finds a whole namespace that is missing or too many', () => {
  expect(faultsIn({ basket: { title: 'Cesta' } }, { cart: { title: 'Cart' } }, TWO)).toEqual([
    'cart.title is missing',
    'basket.title is not in English',
  ])
})

it('lets a word be that is the same in both languages', () => {
  expect(faultsIn({ order: { total: 'Total' } }, { order: { total: 'Total' } }, TWO)).toEqual([])
})
