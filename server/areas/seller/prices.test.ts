import { dealError, readPrices } from './prices'

const fieldsOf = (read: ReturnType<typeof readPrices>) => (Array.isArray(read) ? read : [])

describe('prices that a shop types [rule.seller-price]', () => {
  it.each([
    ['12.5', undefined, 1_250n, null],
    ['12', null, 1_200n, null],
    [' 12.50 ', '0.01', 1_250n, 1n],
    ['9999999.99', '9999999.98', 999_999_999n, 999_999_998n],
  ])('%s and %s are amounts of USD', (price, special_price, priceMinor, specialPriceMinor) => {
    expect(readPrices('skus.0', { price, special_price })).toEqual({ priceMinor, specialPriceMinor })
  })

  it.each([
    ['', 'required'],
    ['0', 'min'],
    ['0.00', 'min'],
    ['-1', 'format'],
    ['1e3', 'format'],
    ['1.005', 'format'],
    ['12,50', 'format'],
    ['12.50 EUR', 'format'],
    ['๑๒', 'format'],
    ['10000000', 'max'],
  ])('%s is refused by the rule %s', (price, rule) => {
    expect(fieldsOf(readPrices('skus.3', { price }))).toEqual([
      expect.objectContaining({ field: 'skus.3.price', rule }),
    ])
  })

  it('says what a special price may be at most', () => {
    const wrong = [{ field: 'skus.0.special_price', rule: 'max', params: { limit: 12.49 } }]
    expect(readPrices('skus.0', { price: '12.50', special_price: '12.50' })).toEqual(wrong)
    expect(readPrices('skus.0', { price: '12.50', special_price: '13' })).toEqual(wrong)
  })

  it('names both when both are wrong', () => {
    const read = fieldsOf(readPrices('items.1', { price: 'x', special_price: '0' }))
    expect(read.map(({ field }) => field)).toEqual(['items.1.price', 'items.1.special_price'])
  })
})

describe('a price beside a flash deal [rule.seller-price]', () => {
  const priced = { priceMinor: 1_200n, specialPriceMinor: null }

  it('is above it, or refused at the field that sets it', () => {
    expect(dealError('skus.0', priced, undefined)).toBeNull()
    expect(dealError('skus.0', priced, 1_199n)).toBeNull()
    expect(dealError('skus.0', priced, 1_200n)).toEqual({
      field: 'skus.0.price',
      rule: 'min',
      params: { limit: 12.01 },
    })
    const reduced = { ...priced, specialPriceMinor: 900n }
    expect(dealError('skus.0', reduced, 1_000n)).toMatchObject({ field: 'skus.0.special_price', rule: 'min' })
  })
})
