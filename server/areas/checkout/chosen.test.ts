import type { AddressRow } from '../addresses/rows'
import type { PricedCart } from '../cart/price-cart'
import { chooseAddress, choosePayment, methodsOf, usualMethods } from './chosen'

const PARTS = { name: 'Ana', zip: '1', city: 'Lisbon', state: '', country: 'PT', phone: '+351', email: 'a@b.co' }
const address = (address_id: string, street: string, is_default = false): AddressRow => ({
  ...{ address_id, street, is_default },
  ...PARTS,
})
const last_address = { ...PARTS, street: 'Old 2' }

describe('the address', () => {
  const [newest, old] = [address('9', 'New 1'), address('4', 'Old 2')]

  it.each([
    ['the default', [address('3', 'Home 3', true), newest, old], '3'],
    ['that of the newest order', [newest, old], '4'],
    ['the newest, when that of the order was removed', [newest], '9'],
  ] as const)('is %s', (_, [first, ...others], address_id) => {
    expect(chooseAddress([first, ...others], { last_address })).toMatchObject({ address_id })
  })

  it('is the newest of a buyer without orders', () => {
    expect(chooseAddress([newest, old], { last_address: null })).toBe(newest)
  })
})

const cart = (...shops: readonly { id: bigint; methods: string[]; shipping?: string; lines?: number }[]) =>
  ({
    shops: shops.map(({ id, methods, shipping, lines = 1 }) => ({
      shop: { id },
      methods: methods.map((method) => ({ method })),
      selected: Array.from({ length: lines }, () => ({})),
      shipping: shipping === undefined ? null : { method: shipping },
    })),
  }) as unknown as PricedCart

describe('the shipping methods', () => {
  it('are those that each shop was asked for last, unless it has them no more', () => {
    const shops = cart(
      { id: 1n, methods: ['post', 'drone'] },
      { id: 2n, methods: ['post'] },
      { id: 3n, methods: ['post'] },
    )
    const last_methods = [
      { shop: '1', method: 'drone' },
      { shop: '2', method: 'drone' },
    ]
    expect(usualMethods(shops, { last_methods })).toEqual({ 1: 'drone' })
    expect(usualMethods(shops, { last_methods: null })).toEqual({})
  })

  it('leave out a shop of which nothing is selected', () => {
    const shops = cart(
      { id: 1n, methods: ['post'], shipping: 'post' },
      { id: 2n, methods: ['post'], shipping: 'post', lines: 0 },
      { id: 3n, methods: [] },
    )
    expect(methodsOf(shops)).toEqual({ 1: 'post' })
  })
})

describe('what pays', () => {
  const wallet = (code: string, balance: string) => ({ code, name: code, currency: code, balance, frozen: '0.00' })
  const charge = (code: string, amount: string) => ({ wallet: code, currency: code, amount })
  const means = (usd: string, eur: string, byCard = true, byCash = true) => ({
    wallets: [wallet('USD', usd), wallet('EUR', eur)],
    charges: [charge('USD', '17.00'), charge('EUR', '15.73')],
    byCard,
    byCash,
  })
  const by = (method: 'wallet' | 'bank_card' | 'cash_on_delivery', code: string | null = null) => ({
    last_payment: { method, wallet: code },
  })
  const NEVER = { last_payment: null }

  it.each([
    ['the wallet of the last order', means('50.00', '15.73'), by('wallet', 'EUR'), 'wallet EUR'],
    ['another, if that is too empty', means('50.00', '15.72'), by('wallet', 'EUR'), 'wallet USD'],
    ['a card, if both are', means('16.99', '0.00'), by('wallet', 'EUR'), 'bank_card'],
    ['the card of the last order', means('50.00', '50.00'), by('bank_card'), 'bank_card'],
    ['a wallet without a gateway', means('50.00', '50.00', false), by('bank_card'), 'wallet USD'],
    ['cash as before', means('50.00', '50.00'), by('cash_on_delivery'), 'cash_on_delivery'],
    ['the first wallet with enough', means('0.00', '50.00'), NEVER, 'wallet EUR'],
    ['a card for empty wallets', means('0.00', '0.00'), NEVER, 'bank_card'],
    ['cash without a gateway', means('0.00', '0.00', false), NEVER, 'cash_on_delivery'],
    ['a card for what is too much cash', means('0.00', '0.00', true, false), by('cash_on_delivery'), 'bank_card'],
  ] as const)('is %s', (_, given, habit, expected) => {
    const { payment_method, wallet: code } = choosePayment(given, habit)
    expect([payment_method, code].filter(Boolean).join(' ')).toBe(expected)
  })

  it('is no wallet that the market cannot charge', () => {
    expect(choosePayment({ ...means('50.00', '0.00'), charges: [] }, NEVER)).toEqual({ payment_method: 'bank_card' })
  })
})
