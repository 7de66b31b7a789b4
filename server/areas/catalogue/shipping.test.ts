import { chooseMethod, pricedMethods, sendingDay, shippingOf } from './shipping'

const method = (name: string, costMinor: bigint, [etaFromDays, etaToDays] = [1, 2]) => ({
  method: name,
  costMinor,
  etaFromDays,
  etaToDays,
})

const shop = {
  freeShippingFromMinor: 4_000n as bigint | null,
  methods: [method('standard', 390n), method('express', 890n), method('slow', 190n)],
}

const costs = (total: bigint, seller = shop) => pricedMethods(seller, total).map(({ priceMinor }) => priceMinor)

it('asks the full price below the shop’s free amount', () => {
  expect(costs(3_999n)).toEqual([390n, 890n, 190n])
})

it('ships free from that amount on by the standard method and those that cost no more', () => {
  expect(costs(4_000n)).toEqual([0n, 890n, 0n])
})

it('never ships free if the shop does not', () => {
  expect(costs(10n ** 9n, { ...shop, freeShippingFromMinor: null })).toEqual([390n, 890n, 190n])
})

it('takes the cheapest before a choice, the first of equal ones', () => {
  expect(chooseMethod(pricedMethods(shop, 100n), undefined)?.method).toBe('slow')
  expect(chooseMethod(pricedMethods(shop, 4_000n), undefined)?.method).toBe('standard')
})

it('knows only the methods of the shop', () => {
  expect(chooseMethod(pricedMethods(shop, 100n), 'express')?.priceMinor).toBe(890n)
  expect(chooseMethod(pricedMethods(shop, 100n), 'drone')).toBeNull()
  expect(chooseMethod([], undefined)).toBeNull()
})

it('sends at once, or when the shop is back', () => {
  expect(sendingDay('2026-11-23', null)).toBe('2026-11-23')
  expect(sendingDay('2026-11-23', '2026-11-23')).toBe('2026-11-23')
  expect(sendingDay('2026-11-23', '2026-11-24')).toBe('2026-11-24')
})

describe('what a product page promises [field.product.shipping]', () => {
  const green = method('green', 190n, [5, 9])
  const standard = method('standard', 390n, [3, 5])
  const courier = method('courier', 890n, [1, 2])

  it('is what the checkout chooses beforehand, with the fastest beside it', () => {
    const methods = [standard, courier, green]
    expect(shippingOf({ methods, freeShippingFromMinor: null }, 100n, '2026-11-27')).toEqual({
      ...{ cost: '1.90', eta_from: '2026-12-02', eta_to: '2026-12-06' },
      faster: { cost: '8.90', eta_from: '2026-11-28', eta_to: '2026-11-29' },
    })
    expect(chooseMethod(pricedMethods({ methods, freeShippingFromMinor: null }, 100n), undefined)).toMatchObject(green)
  })

  it('names no faster method where the cheapest is one', () => {
    const methods = [method('standard', 390n), method('express', 890n)]
    expect(shippingOf({ methods, freeShippingFromMinor: null }, 100n, '2026-11-27')).not.toHaveProperty('faster')
  })

  it('is free at once from a shop without a method', () => {
    const promised = shippingOf({ methods: [], freeShippingFromMinor: null }, 100n, '2026-11-27')
    expect(promised).toEqual({ cost: '0.00', eta_from: '2026-11-27', eta_to: '2026-11-27' })
  })
})
