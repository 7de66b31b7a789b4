/** Writes orders with copies of everything they need later [state.order-per-shop]. */
import { TO_BE_PAID_LIFE_S } from '@contract/base/constants'
import type { Language } from '@contract/base/languages'
import { zip } from '@contract/rules/lists'
import type { PricedCart, PricedShop } from '../cart/price-cart'
import { sendingDay } from '../catalogue/shipping'
import type { Coupon } from '../coupons/coupon'
import { redeemCoupon } from '../coupons/redeem'
import { agreedOf, type Agreed } from '../settlement/terms'
import type { AddressSnapshot, CustomerSnapshot } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { dayAfter } from '../../kernel/text/day'
import { noticeRows } from '../notices/send'
import { deliveryRows } from '../webhooks/queue'
import { placedEvent } from '../order-changes/events'
import { orderNotice } from './notice'
import type { PlacingColumns } from './placing'
import { writeOrders } from '../order-changes/write-orders'

interface OrderDraft {
  readonly userId: bigint
  /** The cart whose selected lines are bought; each of their shops has a shipping method. */
  readonly cart: PricedCart
  readonly address: AddressSnapshot
  readonly quoteId: bigint | null
  readonly remark: string
  readonly at: Date
  /** The marketplace's day of `at`. */
  readonly today: string
}

export interface PlacedOrder {
  readonly orderId: bigint
  readonly orderNumber: string
  readonly shopId: bigint
  /** USD minor units. */
  readonly grandTotal: bigint
}

/** The order number: the day and a number. */
const orderNumberOf = (orderId: bigint, today: string): string =>
  `${today.slice(2).replaceAll('-', '')}${String(orderId).padStart(6, '0')}`

interface Common extends Pick<OrderDraft, 'userId' | 'address' | 'quoteId' | 'remark' | 'at' | 'today'> {
  readonly customer: CustomerSnapshot
  /** The coupon of the purchase, if it gives a discount. */
  readonly use: { readonly coupon: Coupon; readonly id: bigint } | null
  /** What is agreed with the shops today. */
  readonly agreed: Agreed
}

function orderRow(id: bigint, priced: PricedShop, { at, today, remark, use, agreed, ...common }: Common) {
  const { shop, shipping, productTotal, couponCost, taxTotal } = priced
  if (!shipping) throw new Error(`shop ${shop.id} has no shipping`)
  const used = couponCost > 0n ? use : null
  const sent = sendingDay(today, shop.awayUntil)
  return {
    id,
    orderNumber: orderNumberOf(id, today),
    shopId: shop.id,
    ...common,
    status: 'to_be_paid',
    paymentStatus: 'unpaid',
    productTotal,
    couponCost,
    couponCode: used?.coupon.code ?? null,
    couponUseId: used?.id ?? null,
    shippingCost: shipping.priceMinor,
    taxTotal,
    grandTotal: productTotal - couponCost + shipping.priceMinor,
    shippingMethod: shipping.method,
    arrivalMethod: shipping.names,
    shop: { name: shop.name, image: shop.image, ground: shop.ground },
    orderRemark: remark,
    // a shop bears its own coupon; without a discount there is nothing to bear
    ...agreed.order(shop.id, used?.coupon.shop ? 'shop' : 'platform'),
    createdAt: at,
    statusAt: at,
    expiresAt: new Date(at.getTime() + TO_BE_PAID_LIFE_S * 1_000),
    arrivesFrom: dayAfter(sent, shipping.etaFromDays),
    arrivesTo: dayAfter(sent, shipping.etaToDays),
    etaFromDays: shipping.etaFromDays,
    shipWithinDays: shop.shipWithinDays,
    shipFrom: shop.awayUntil,
  } as const
}

const lineRows = (orderId: bigint, { shop, selected }: PricedShop, agreed: Agreed) =>
  selected.map(({ goods, qty, priceMinor, rowMinor, couponMinor, dealId }) => ({
    orderId,
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
    commissionBps: agreed.commissionBps(shop.id, goods.productId),
  }))

async function takeCoupon(tx: Tx, { cart, userId, at }: OrderDraft): Promise<Common['use']> {
  const { coupon, couponCost } = cart
  return coupon && couponCost > 0n ? { coupon, id: await redeemCoupon(tx, userId, coupon, at) } : null
}

/** What the statement that places the orders writes as well. */
interface Along {
  /** The lines of the cart, or the basket, that were bought. */
  readonly items: readonly bigint[]
  readonly basketId: bigint | null
  /** Remembered as the language of the buyer's mails. */
  readonly language: Language
  /** The rows of the call's answer. */
  readonly answer: (placed: readonly PlacedOrder[]) => readonly object[]
}

/**
 * Places one order per shop with selected lines, takes their stock and redeems the cart's coupon. The discount is in
 * the orders' `coupon_cost` and, per line, in `coupon_share` [money.coupon-split]: the price paid for a line is
 * `row_price - coupon_share`. Throws StockChanged and CouponGone.
 */
export async function placeOrders(
  tx: Tx,
  { cart, ...draft }: OrderDraft,
  placing: PlacingColumns,
  along: Along | null = null,
): Promise<PlacedOrder[]> {
  const use = await takeCoupon(tx, { cart, ...draft })
  const { userId, at, quoteId } = draft
  const agreed = agreedOf(placing)
  const common = { ...draft, use, agreed, customer: placing.customer }
  const selling = cart.shops.filter(({ selected }) => selected.length > 0)
  const orders = zip(selling, (placing.order_ids ?? []).slice(0, selling.length)).map(([shop, id]) => ({
    shop,
    row: orderRow(BigInt(id), shop, common),
  }))
  const placed = orders.map(({ row: { id: orderId, orderNumber, shopId, grandTotal } }) => ({
    orderId,
    orderNumber,
    shopId,
    grandTotal,
  }))
  await writeOrders(tx, {
    userId,
    at,
    quoteId,
    orders: orders.map(({ row }) => row),
    lines: orders.flatMap(({ shop, row }) => lineRows(row.id, shop, agreed)),
    reservations: orders.flatMap(({ shop, row }) =>
      shop.selected.map(({ goods: { skuId, sku }, qty, dealId }) => ({ orderId: row.id, skuId, sku, qty, dealId })),
    ),
    notices: noticeRows(
      placed.map(({ orderId, orderNumber }) => orderNotice({ userId, orderId, orderNumber, what: 'placed', at })),
      at,
    ),
    deliveries: orders.flatMap(({ row }) => deliveryRows(placing.hooks ?? [], placedEvent(row, at))),
    answers: along?.answer(placed) ?? [],
    items: along?.items ?? [],
    basketId: along?.basketId ?? null,
    language: along?.language ?? null,
  })
  return placed
}
