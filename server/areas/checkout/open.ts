/** Everything that the checkout shows [field.checkout.shippings] [field.checkout.payments] [field.checkout.wallets]. */
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/codes'
import { BASE_CURRENCY } from '@contract/constants'
import type { PaymentMethod } from '@contract/entities/order'
import type { Language } from '@contract/languages'
import { readBook } from '../addresses/book'
import { presentCart } from '../cart/present'
import type { PricedShop } from '../cart/price-cart'
import { readPurchase, type Purchase } from '../cart/purchase'
import { usd } from '../../kernel/text/usd'
import { dayAfter } from '../catalogue/shipping'
import type { Db } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { walletBalances } from '../ledger/balances'
import { textOf } from '../../kernel/text/catalogue'
import { textIn } from '../../kernel/text/texts'

function presentShipping({ shop, methods, shipping }: PricedShop, lang: Language, now: Date) {
  return {
    shop_id: String(shop.id),
    methods: methods.map(({ method, names, priceMinor, etaFromDays, etaToDays }) => ({
      method,
      name: textIn(names, lang),
      cost: usd(priceMinor),
      eta_from: dayAfter(now, etaFromDays),
      eta_to: dayAfter(now, etaToDays),
      selected: method === shipping?.method,
    })),
  }
}

const payment = (method: PaymentMethod, lang: Language) => ({
  payment_method: method,
  name: textOf(`checkout.${method}`, lang),
  enabled: true,
})

interface Opening {
  readonly purchase: Purchase
  readonly addressId: string | undefined
  readonly lang: Language
  readonly now: Date
  /** Whether a card gateway is set up. */
  readonly byCard: boolean
}

/** Throws 2000008 if there is no address, and 2000019 for an address that is not in the book, or an unknown basket. */
export async function openCheckout(
  db: Db,
  { purchase, addressId, lang, now, byCard }: Opening,
): Promise<Data<'checkout'>> {
  const { address_list } = await readBook(db, purchase.userId)
  if (address_list.length === 0) throw new Refusal(Code.noDefaultAddress)
  if (addressId && !address_list.some(({ address_id }) => address_id === addressId)) throw new Refusal(Code.notFound)
  const cart = await readPurchase(db, purchase, now)
  return {
    cart_info: presentCart(cart, lang),
    address_list,
    shippings: cart.shops.filter(({ selected }) => selected.length > 0).map((shop) => presentShipping(shop, lang, now)),
    payments: [
      payment('wallet', lang),
      // Without a gateway cards are still listed, so that buyers see that they are not available.
      byCard ? payment('bank_card', lang) : { ...payment('bank_card', lang), enabled: false, reason: 'no_gateway' },
      payment('cash_on_delivery', lang),
    ],
    wallets: await walletBalances(db, purchase.userId),
    currency: BASE_CURRENCY,
  }
}
