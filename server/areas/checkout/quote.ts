import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { BOOK, type BookColumns } from '../addresses/rows'
import { OFFERS, type OfferColumns } from '../coupons/rows'
import { offersIn, type Offer } from '../cart/offers'
import type { PricedCart } from '../cart/price-cart'
import { pricePurchase } from '../cart/purchase'
import { kindOf, purchaseSql, valuesOf, type Purchase, type PurchaseColumns } from '../cart/purchase-rows'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'
import { WALLETS, type WalletColumns } from '../ledger/rows'
import type { Wallet } from '../ledger/wallets'
import { addressIn, checkChoices, checkStock } from './check'
import { saveQuote, type Choices } from '../cart/quotes'

type Columns = PurchaseColumns & BookColumns & WalletColumns & OfferColumns

const columns = sql`${BOOK}, ${WALLETS}, ${OFFERS}`
const READ = {
  cart: statement<Columns>('quote:cart', () => purchaseSql('cart', { columns })),
  basket: statement<Columns>('quote:basket', () => purchaseSql('basket', { columns })),
}

interface Asked {
  readonly purchase: Purchase
  readonly choices: Choices
  readonly now: Date
}

interface Quoted {
  readonly cart: PricedCart
  readonly offers: readonly Offer[]
  readonly quoteId: bigint
  readonly wallets: readonly Wallet[]
}

/**
 * Prices a purchase and keeps the quote. Throws 2000019 for an unknown address or basket, not_allowed if nothing is
 * selected, 1000008 for an unknown shipping method, 2000021 and 2000023.
 */
export async function quotePurchase(db: Db, { purchase, choices, now }: Asked): Promise<Quoted> {
  const found = one(await READ[kindOf(purchase)](db, valuesOf(purchase, now)))
  addressIn(found.addresses ?? [], choices.address_id)
  const cart = pricePurchase(found, purchase, now, choices.shipping_methods)
  checkChoices(cart, choices.shipping_methods)
  checkStock(cart)
  const quoteId = await saveQuote(db, { purchase, cart, choices, now })
  return { cart, offers: offersIn(found, cart), quoteId, wallets: found.wallets ?? [] }
}
