/** What the checkout chooses for the buyer before it is asked. Pure. */
import type { Data } from '@contract/all-calls'
import type { Charge, PaymentMethod } from '@contract/entities/order'
import type { ShippingMethods } from '@contract/entities/checkout'
import type { WalletBalance } from '@contract/entities/user'
import { toMinor } from '@contract/rules/money'
import type { AddressRow } from '../addresses/rows'
import type { PricedCart } from '../cart/price-cart'
import type { HabitColumns } from './habits'

const PARTS = ['name', 'street', 'zip', 'city', 'state', 'country', 'phone', 'email'] as const

/** The default address, else the one of the newest order, else the newest. The book has them in that order. */
export function chooseAddress(
  book: readonly [AddressRow, ...AddressRow[]],
  { last_address: last }: Pick<HabitColumns, 'last_address'>,
): AddressRow {
  const [first] = book
  if (first.is_default || last === null) return first
  return book.find((address) => PARTS.every((part) => address[part] === last[part])) ?? first
}

/** For each shop the method of the newest order with it, if it is still offered. The others get their cheapest. */
export function usualMethods(
  { shops }: PricedCart,
  { last_methods: last }: Pick<HabitColumns, 'last_methods'>,
): ShippingMethods {
  const offered = (last ?? []).filter(({ shop: id, method }) =>
    shops.some(({ shop, methods }) => String(shop.id) === id && methods.some((one) => one.method === method)),
  )
  return Object.fromEntries(offered.map(({ shop, method }) => [shop, method]))
}

/** The method of each shop with selected lines. */
export const methodsOf = ({ shops }: PricedCart): ShippingMethods =>
  Object.fromEntries(
    shops.flatMap(({ shop, selected, shipping }) =>
      selected.length > 0 && shipping ? [[String(shop.id), shipping.method]] : [],
    ),
  )

interface Means {
  readonly wallets: readonly WalletBalance[]
  readonly charges: readonly Charge[]
  readonly byCard: boolean
  readonly byCash: boolean
}

type Chosen = Pick<NonNullable<Data<'checkout'>['chosen']>, 'payment_method' | 'wallet'>

/** Whether a wallet holds what it would be charged. */
const suffices = ({ charges }: Means, { code, balance, currency }: WalletBalance): boolean => {
  const charge = charges.find(({ wallet }) => wallet === code)
  return charge !== undefined && toMinor(balance, currency) >= toMinor(charge.amount, currency)
}

/** What paid the last order if it can pay this one, else a wallet with enough, else a card, else cash. */
export function choosePayment(means: Means, { last_payment: last }: Pick<HabitColumns, 'last_payment'>): Chosen {
  const enough = means.wallets.filter((wallet) => suffices(means, wallet))
  const by = (payment_method: PaymentMethod): Chosen => ({ payment_method })
  const from = ({ code }: WalletBalance): Chosen => ({ payment_method: 'wallet', wallet: code })
  if (last?.method === 'cash_on_delivery' && means.byCash) return by('cash_on_delivery')
  if (last?.method === 'bank_card' && means.byCard) return by('bank_card')
  const usual = last?.method === 'wallet' && enough.find(({ code }) => code === last.wallet)
  if (usual) return from(usual)
  const [first] = enough
  if (first) return from(first)
  return by(means.byCard ? 'bank_card' : 'cash_on_delivery')
}
