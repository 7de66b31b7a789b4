import { readVariant, VARIANT_CHECKS } from './variant-values'

const values = (changes: object) => ({ stock: '2', price: '12.90', special_price: '', ...changes })
const { stock, price, special_price: special } = VARIANT_CHECKS

describe('the price of a variant [rule.seller-price]', () => {
  it.each([
    ['', 'required'],
    ['0', 'min'],
    ['0.00', 'min'],
    ['-1', 'format'],
    ['1.234', 'format'],
    ['1,000', 'format'],
    ['ten', 'format'],
    ['10000000', 'max'],
  ])('is refused as %j', (typed, rule) => {
    expect(price(typed)?.rule).toBe(rule)
  })

  it.each(['0.01', '12', '12.5', '12,50', '9999999.99'])('can be %s', (typed) => {
    expect(price(typed)).toBeNull()
  })

  it('is above the reduced one, which may be left out', () => {
    expect(special('', values({}))).toBeNull()
    expect(special('12.89', values({}))).toBeNull()
    expect(special('12.90', values({}))).toEqual({ rule: 'max', params: { limit: 12.89 } })
    expect(special('0', values({}))?.rule).toBe('min')
    expect(special('x', values({ price: '' }))?.rule).toBe('format')
    expect(special('5', values({ price: '' }))).toBeNull()
  })
})

it.each([
  ['', 'required'],
  ['-1', 'format'],
  ['1.5', 'format'],
  ['1000000001', 'max'],
])('refuses a stock of %j [rule.seller-stock]', (typed, rule) => {
  expect(stock(typed)?.rule).toBe(rule)
})

it('reads numbers as the server writes them', () => {
  expect(stock('0')).toBeNull()
  expect(readVariant(values({ stock: ' 12 ', price: '12,5', special_price: '9' }))).toEqual({
    stock: 12,
    prices: { price: '12.50', special_price: '9.00' },
  })
  expect(readVariant(values({})).prices.special_price).toBeNull()
})
