/** Everything that the checkout shows [field.checkout.shippings] [field.checkout.payments] [field.checkout.wallets]. */
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { PaymentMethod } from '@contract/entities/order'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { sql } from 'drizzle-orm'
import { BOOK, type AddressRow, type BookColumns } from '../addresses/rows'
import { OFFERS, type OfferColumns } from '../coupons/rows'
import { offersIn } from '../cart/offers'
import { presentCart } from '../cart/present'
import type { PricedShop } from '../cart/price-cart'
import { pricePurchase } from '../cart/purchase'
import { kindOf, purchaseSql, valuesOf, type Purchase, type PurchaseColumns } from '../cart/purchase-rows'
import { statement } from '../../kernel/db/statement'
import { usd } from '../../kernel/text/usd'
import { sendingDay } from '../catalogue/shipping'
import type { Db } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { balancesOf } from '../ledger/balances'
import { BALANCES, WALLETS, type BalanceColumns } from '../ledger/rows'
import { chargesOf } from '../ledger/wallets'
import { textOf } from '../../kernel/text/catalogue'
import { dayAfter } from '../../kernel/text/day'
import { textIn } from '../../kernel/text/texts'
import { isOrderable } from './check'
import { chooseAddress, choosePayment, methodsOf, usualMethods } from './chosen'
import { HABITS, type HabitColumns } from './habits'
import { mayPayCash } from '../orders/guest-cash'
import { saveQuote } from '../cart/quotes'

function presentShipping({ shop, methods, shipping }: PricedShop, lang: Language, today: string) {
  const from = sendingDay(today, shop.awayUntil)
  return {
    shop_id: String(shop.id),
    methods: methods.map(({ method, names, priceMinor, etaFromDays, etaToDays }) => ({
      method,
      name: textIn(names, lang),
      cost: usd(priceMinor),
      eta_from: dayAfter(from, etaFromDays),
      eta_to: dayAfter(from, etaToDays),
      selected: method === shipping?.method,
    })),
  }
}

const payment = (method: PaymentMethod, lang: Language) => ({
  payment_method: method,
  name: textOf(`checkout.${method}`, lang),
  enabled: true,
})

const without = (method: ReturnType<typeof payment>, reason: string) => ({ ...method, enabled: false, reason })

type Columns = PurchaseColumns & BookColumns & BalanceColumns & HabitColumns & OfferColumns

const more = { columns: sql`${BOOK}, ${WALLETS}, ${BALANCES}, ${HABITS}, ${OFFERS}` }
const READ = {
  cart: statement<Columns>('checkout:cart', () => purchaseSql('cart', more)),
  basket: statement<Columns>('checkout:basket', () => purchaseSql('basket', more)),
}

interface Opening {
  readonly purchase: Purchase
  readonly addressId: string | undefined
  readonly lang: Language
  readonly now: Date
  /** The marketplace's day of `now`. */
  readonly today: string
  /** Whether a card gateway is set up. */
  readonly byCard: boolean
  /** Whether the buyer has no account [role.guests]. */
  readonly guest: boolean
}

/** The chosen address: of the call, else what the buyer is likely to choose. Throws 2000008 and 2000019. */
function addressOf({ addresses, last_address }: Columns, addressId: string | undefined): AddressRow {
  const [first, ...others] = addresses ?? []
  if (!first) throw new Refusal(Code.noDefaultAddress)
  if (addressId === undefined) return chooseAddress([first, ...others], { last_address })
  const found = [first, ...others].find(({ address_id }) => address_id === addressId)
  if (!found) throw new Refusal(Code.notFound)
  return found
}

/**
 * Chooses what the buyer is likely to choose, and quotes it: both from one look at the database. Throws 2000008 if
 * there is no address, and 2000019 for an address that is not in the book, or an unknown basket.
 */
export async function openCheckout(
  db: Db,
  { purchase, addressId, lang, now, today, byCard, guest }: Opening,
): Promise<Data<'checkout'>> {
  const columns = one(await READ[kindOf(purchase)](db, valuesOf(purchase, now)))
  const { address_id } = addressOf(columns, addressId)
  const cart = pricePurchase(columns, purchase, now, usualMethods(pricePurchase(columns, purchase, now), columns))
  const shipping_methods = methodsOf(cart)
  const wallets = guest ? [] : balancesOf(columns)
  const charge = chargesOf(columns.wallets ?? [], cart.grandTotal)
  const choices = { address_id, shipping_methods }
  const byCash = !guest || (await mayPayCash(db, purchase.userId, cart.grandTotal))
  const quoteId = isOrderable(cart) ? await saveQuote(db, { purchase, cart, choices, now }) : null
  return {
    cart_info: presentCart(cart, lang, offersIn(columns, cart)),
    address_list: [...(columns.addresses ?? [])],
    shippings: cart.shops
      .filter(({ selected }) => selected.length > 0)
      .map((shop) => presentShipping(shop, lang, today)),
    payments: [
      // what is not available is still listed, so that buyers see it
      guest ? without(payment('wallet', lang), 'guest') : payment('wallet', lang),
      byCard ? payment('bank_card', lang) : without(payment('bank_card', lang), 'no_gateway'),
      byCash ? payment('cash_on_delivery', lang) : without(payment('cash_on_delivery', lang), 'guest_limit'),
    ],
    wallets,
    currency: BASE_CURRENCY,
    chosen: { ...choices, ...choosePayment({ wallets, charges: charge, byCard, byCash }, columns) },
    ...(quoteId === null ? {} : { quote_id: String(quoteId), charge }),
  }
}
