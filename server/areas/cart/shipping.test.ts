import type { Seller } from './goods'
import { chooseMethod, pricedMethods } from './shipping'

const method = (name: string, costMinor: bigint) => ({
  method: name,
  names: { en: name },
  costMinor,
  etaFromDays: 1,
  etaToDays: 2,
})

const shop: Seller = {
  id: 1n,
  name: 'Corner shop',
  image: '',
  ground: '',
  freeShippingFromMinor: 4_000n,
  awayUntil: null,
  shipWithinDays: 3,
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
