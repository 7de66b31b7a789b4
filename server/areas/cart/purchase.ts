/** What a checkout buys: the selected lines of the cart, or the basket of "Buy now". */
import { withCoupon } from './with-coupon'
import { type Coupon } from '../coupons/coupon'
import { findBasketCoupon, findCartCoupon } from '../coupons/find'
import type { Db, Tx } from '../../kernel/db/types'
import { lockBasket, readBasket, removeBasket } from './basket'
import { loadGoods } from './goods'
import { lockCart, lockLines, readLines, removeLines } from './lines'
import { priceCart, selectedLines, type PricedCart, type WantedLine } from './price-cart'

export interface Purchase {
  readonly userId: bigint
  /** Null: what is ticked in the cart. */
  readonly basketId: bigint | null
}

/** The purchase that a call names. */
export const purchaseOf = (userId: bigint, { basket_id }: { readonly basket_id?: string }): Purchase => ({
  userId,
  basketId: basket_id === undefined ? null : BigInt(basket_id),
})

/** The coupon of the purchase, while it applies. */
export function findPurchaseCoupon(db: Db, { userId, basketId }: Purchase, now: Date): Promise<Coupon | null> {
  return basketId === null ? findCartCoupon(db, userId, now) : findBasketCoupon(db, { userId, basketId, now })
}

/** At current prices, with its coupon. Throws 2000019 if there is no such basket. */
export async function readPurchase(
  db: Db,
  purchase: Purchase,
  now: Date,
  choices?: Readonly<Record<string, string>>,
): Promise<PricedCart> {
  const { userId, basketId } = purchase
  const lines = basketId === null ? await readLines(db, userId) : await readBasket(db, userId, basketId)
  const goods = await loadGoods(
    db,
    lines.map(({ skuId }) => skuId),
    now,
  )
  return withCoupon(priceCart(lines, goods, now, choices), await findPurchaseCoupon(db, purchase, now))
}

/** Its lines, with the cart locked until the transaction ends. */
export async function lockPurchase(tx: Tx, { userId, basketId }: Purchase): Promise<WantedLine[]> {
  await lockCart(tx, userId)
  return basketId === null ? lockLines(tx, userId) : lockBasket(tx, userId, basketId)
}

/** Removes what was bought from the cart or the basket. */
export async function removeBought(tx: Tx, { userId, basketId }: Purchase, bought: PricedCart): Promise<void> {
  if (basketId !== null) return removeBasket(tx, userId, basketId)
  await removeLines(
    tx,
    userId,
    selectedLines(bought).map(({ itemId }) => itemId),
  )
}
