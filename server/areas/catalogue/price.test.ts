import { usd } from '../../kernel/text/usd'
import { effectivePrice, isActive, type FlashDeal } from './price'

const now = new Date('2026-03-01T12:00:00Z')
const product = { priceMinor: 2000n, specialPriceMinor: 1500n }
const flash: FlashDeal = {
  priceMinor: 900n,
  startsAt: new Date('2026-03-01T11:00:00Z'),
  endsAt: new Date('2026-03-01T13:00:00Z'),
  left: 3,
}

describe('effectivePrice', () => {
  it('takes the active flash price before the special price', () => {
    expect(effectivePrice(product, null, flash, now)).toEqual({ priceMinor: 900n, basePriceMinor: 2000n, flash: true })
  })

  it('takes the special price when no deal is on', () => {
    const over = { ...flash, endsAt: now }
    expect(effectivePrice(product, null, over, now)).toEqual({
      priceMinor: 1500n,
      basePriceMinor: 2000n,
      flash: false,
    })
  })

  it('takes the price of the variant before that of the product', () => {
    const sku = { priceMinor: 2600n, specialPriceMinor: null }
    expect(effectivePrice(product, sku, null, now)).toEqual({ priceMinor: 2600n, basePriceMinor: null, flash: false })
  })

  it('lets a flash deal hold for every variant', () => {
    const sku = { priceMinor: 2600n, specialPriceMinor: 2500n }
    expect(effectivePrice(product, sku, flash, now).priceMinor).toBe(900n)
  })
})

describe('isActive', () => {
  it.each([
    ['at its start', { ...flash, startsAt: now }, true],
    ['before its start', { ...flash, startsAt: new Date(now.getTime() + 1) }, false],
    ['at its end', { ...flash, endsAt: now }, false],
    ['when none are left', { ...flash, left: 0 }, false],
  ])('says whether a deal is on %s', (_, deal, expected) => {
    expect(isActive(deal, now)).toBe(expected)
  })
})

it('writes USD with two places', () => {
  expect([usd(0n), usd(5n), usd(1290n)]).toEqual(['0.00', '0.05', '12.90'])
})
