/** The calls of the cart. */
import { BASE_CURRENCY } from '@contract/base/constants'
import type { CartInfo } from '@contract/entities/cart'
import type { Language } from '@contract/base/languages'
import { applyCoupon, cancelCoupon, requireCoupon } from './cart-coupon'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { type Caller } from '../../kernel/sessions/caller'
import { handle, type CallHandler } from '../../kernel/http/context'
import { add, buyNow, selectAll, selectOne, update } from './change'
import { presentLeftOut } from './left-out'
import { cartItemsCount, keepSeenPrices } from './lines'
import { merge } from './merge'
import { visitorOffers } from './offers'
import { presentCart } from './present'
import { purchaseOf, readPurchase } from './purchase'
import type { Purchase } from './purchase-rows'
import { reorder } from './reorder'
import { readVisitorCart } from './visitor'

interface Dependencies {
  readonly db: Db
  readonly user: Caller
  readonly lang: Language
  readonly now: Date
}

async function shown(db: Db, purchase: Purchase, now: Date, lang: Language): Promise<CartInfo> {
  const { cart, offers } = await readPurchase(db, purchase, now)
  return presentCart(cart, lang, offers)
}

/** Changes a purchase, which is the cart unless a call names a basket, and returns its new state. */
async function changed(
  { db, user, lang, now }: Dependencies,
  work: (tx: Tx, change: { userId: bigint; now: Date }) => Promise<void>,
  purchase: Purchase = purchaseOf(user.id, {}),
): Promise<{ cart_info: CartInfo }> {
  return transaction(db, async (tx) => {
    await work(tx, { userId: user.id, now })
    return { cart_info: await shown(tx, purchase, now, lang) }
  })
}

export const cartHandlers: readonly CallHandler[] = [
  handle('cartAdd', ({ db, user, fields, now }) =>
    transaction(db, async (tx) => {
      const change = { userId: user.id, now }
      return fields.buy_now === true ? buyNow(tx, change, fields) : { items_count: await add(tx, change, fields) }
    }),
  ),
  handle('cart', async ({ db, primary, user, fields, lang, now }) => {
    const purchase = purchaseOf(user.id, fields)
    const { cart, offers } = await readPurchase(db, purchase, now)
    if (purchase.basketId === null) {
      const lines = cart.shops.flatMap((shop) => shop.lines)
      await keepSeenPrices(
        primary,
        user.id,
        lines.filter(({ active }) => active),
      )
    }
    return { cart_info: presentCart(cart, lang, offers), currency: BASE_CURRENCY }
  }),
  handle('cartUpdate', (context) => changed(context, (tx, change) => update(tx, change, context.fields))),
  handle('cartSelectOne', (context) =>
    changed(context, (tx, change) => selectOne(tx, change, BigInt(context.fields.item_id), context.fields.checked)),
  ),
  handle('cartSelectAll', (context) => changed(context, (tx, change) => selectAll(tx, change, context.fields.checked))),
  handle('cartAddCoupon', async (context) => {
    const { db, user, fields, now, log } = context
    const coupon = await requireCoupon({ db, userId: user.id, code: fields.coupon_code, now, log })
    const purchase = purchaseOf(user.id, fields)
    return changed(context, (tx) => applyCoupon(tx, purchase, coupon, now), purchase)
  }),
  handle('cartCancelCoupon', (context) => {
    const purchase = purchaseOf(context.user.id, context.fields)
    return changed(context, (tx) => cancelCoupon(tx, purchase, context.fields.coupon_code), purchase)
  }),
  handle('cartQuote', async ({ db, fields, lang, now }) => {
    const { cart, unknown } = await readVisitorCart(db, fields.items, now)
    const cart_info = presentCart(cart, lang, await visitorOffers(db, cart, now))
    return { cart_info, left_out: await presentLeftOut(db, unknown, lang) }
  }),
  handle('cartMerge', async ({ db, user, fields, lang, now }) => {
    const { clamped, leftOut, unselected } = await merge(db, { userId: user.id, now }, fields)
    const items_count = await cartItemsCount(db, user.id)
    return { items_count, clamped, left_out: await presentLeftOut(db, leftOut, lang), unselected }
  }),
  handle('reorder', ({ db, user, fields, lang, now }) =>
    reorder(db, { userId: user.id, orderId: BigInt(fields.order_id), beside: fields.buy_now === true, lang, now }),
  ),
]
