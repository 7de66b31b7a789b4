/** Writes orders with copies of everything they need later [state.order-per-shop]. */
import { eq, sql } from 'drizzle-orm'
import { TO_BE_PAID_LIFE_S } from '@contract/constants'
import { one } from '@contract/rules/lists'
import { selectedLines, type PricedCart, type PricedShop } from '../cart/price-cart'
import type { Coupon } from '../coupons/coupon'
import { redeemCoupon } from '../coupons/redeem'
import { users } from '../../kernel/db/schema/accounts'
import {
  orderEvents,
  orderLines,
  orders,
  type AddressSnapshot,
  type CustomerSnapshot,
} from '../../kernel/db/schema/orders'
import { rows } from '../../kernel/db/rows'
import type { Tx } from '../../kernel/db/types'
import { notifyOfOrder } from './notice'
import { takeStock } from './stock'

interface OrderDraft {
  readonly userId: bigint
  /** The cart whose selected lines are bought; each of their shops has a shipping method. */
  readonly cart: PricedCart
  readonly address: AddressSnapshot
  readonly quoteId: bigint | null
  readonly remark: string
  readonly at: Date
}

export interface PlacedOrder {
  readonly orderId: bigint
  readonly orderNumber: string
  readonly shopId: bigint
  /** USD minor units. */
  readonly grandTotal: bigint
}

async function customerOf(tx: Tx, userId: bigint): Promise<CustomerSnapshot> {
  const user = one(
    await tx
      .select({ name: users.firstname, email: users.email, telephone: users.phone })
      .from(users)
      .where(eq(users.id, userId)),
  )
  return user
}

async function nextOrderId(tx: Tx): Promise<bigint> {
  const { id } = one(await rows<{ id: string }>(tx, sql`select nextval('orders_id_seq')::text as id`))
  return BigInt(id)
}

/** The order number: the day and a number. */
function orderNumberOf(orderId: bigint, at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '')
  return `${day}${String(orderId).padStart(6, '0')}`
}

type Common = Pick<OrderDraft, 'userId' | 'address' | 'quoteId' | 'remark' | 'at'> & {
  readonly customer: CustomerSnapshot
  /** The coupon of the purchase, if it gives a discount. */
  readonly use: { readonly coupon: Coupon; readonly id: bigint } | null
}

async function insertOrder(tx: Tx, priced: PricedShop, { at, remark, use, ...common }: Common): Promise<PlacedOrder> {
  const { shop, selected, shipping, productTotal, couponCost, taxTotal } = priced
  if (!shipping) throw new Error(`shop ${shop.id} has no shipping`)
  const id = await nextOrderId(tx)
  const orderNumber = orderNumberOf(id, at)
  const grandTotal = productTotal - couponCost + shipping.priceMinor
  await tx.insert(orders).values({
    id,
    orderNumber,
    shopId: shop.id,
    ...common,
    status: 'to_be_paid',
    paymentStatus: 'unpaid',
    productTotal,
    couponCost,
    ...(use && couponCost > 0n ? { couponCode: use.coupon.code, couponUseId: use.id } : {}),
    shippingCost: shipping.priceMinor,
    taxTotal,
    grandTotal,
    shippingMethod: shipping.method,
    arrivalMethod: shipping.names,
    shop: { name: shop.name, image: shop.image, ground: shop.ground },
    orderRemark: remark,
    createdAt: at,
    statusAt: at,
    expiresAt: new Date(at.getTime() + TO_BE_PAID_LIFE_S * 1_000),
  })
  await tx.insert(orderLines).values(
    selected.map(({ goods, qty, priceMinor, rowMinor, couponMinor, dealId }) => ({
      orderId: id,
      productId: goods.productId,
      skuId: goods.skuId,
      sku: goods.sku,
      name: goods.names,
      image: goods.image,
      ground: goods.ground,
      options: [...goods.options],
      qty,
      price: priceMinor,
      rowPrice: rowMinor,
      couponShare: couponMinor,
      flashDealId: dealId,
    })),
  )
  await tx.insert(orderEvents).values({ orderId: id, status: 'to_be_paid', at })
  return { orderId: id, orderNumber, shopId: shop.id, grandTotal }
}

async function takeCoupon(tx: Tx, { cart, userId, at }: OrderDraft): Promise<Common['use']> {
  const { coupon, couponCost } = cart
  return coupon && couponCost > 0n ? { coupon, id: await redeemCoupon(tx, userId, coupon, at) } : null
}

/**
 * Places one order per shop with selected lines, takes their stock and redeems the cart's coupon. The discount is in
 * the orders' `coupon_cost` and, per line, in `coupon_share` [money.coupon-split]: the price paid for a line is
 * `row_price - coupon_share`. Throws StockChanged and CouponGone.
 */
export async function placeOrders(tx: Tx, { cart, ...draft }: OrderDraft): Promise<PlacedOrder[]> {
  const use = await takeCoupon(tx, { cart, ...draft })
  const common = { ...draft, use, customer: await customerOf(tx, draft.userId) }
  const placed: PlacedOrder[] = []
  for (const shop of cart.shops) {
    if (shop.selected.length > 0) placed.push(await insertOrder(tx, shop, common))
  }
  const orderOf = new Map(placed.map(({ shopId, orderId }) => [shopId, orderId]))
  const reservations = selectedLines(cart).flatMap(({ goods, qty, dealId }) => {
    const orderId = orderOf.get(goods.shop.id)
    return orderId === undefined ? [] : [{ orderId, skuId: goods.skuId, sku: goods.sku, qty, dealId }]
  })
  await takeStock(tx, reservations, draft.at)
  // Last, because it locks the buyer's row: no transaction with that lock may wait for stock.
  for (const { orderId, orderNumber } of placed) {
    await notifyOfOrder(tx, { userId: draft.userId, orderId, orderNumber, what: 'placed', at: draft.at })
  }
  return placed
}
