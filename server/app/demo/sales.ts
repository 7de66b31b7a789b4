/** The demo store's sales to others, over the last eight weeks. */
import { and, eq, sql } from 'drizzle-orm'
import type { OrderState } from '@contract/base/order-states'
import { one } from '@contract/rules/lists'
import { DAY_MS } from '@contract/base/constants'
import { products, skus } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import { moveOrderTo } from '../../areas/orders/shop-steps'
import { completeOrderById, createOrders, payOrders } from './direct-orders'
import type { Inserted } from './insert/products'
import { furtherCustomer, type Customer } from './people'
import { seeded } from './random'

/** A separate random stream, so that a change here leaves the rest of the demo unchanged. */
const SEED = 7_411
const SALES = 14
/** Different things in one order. */
const LINES = 2
const DAYS = 56
/** The most sold products, so that there are only a few best sellers. */
const SHELF = 9

/** The state of an order by its age in days: buyers confirm receipt before the carrier reports it. */
const WAY: readonly (readonly [OrderState, number])[] = [
  ['to_be_shipped', 0.1],
  ['shipped', 0.8],
  ['receipt_confirmed', 4],
  ['completed', 11],
]

interface Selling {
  readonly shop: string
  readonly made: readonly Inserted[]
  readonly passwordHash: string
  readonly since: Date
  readonly now: Date
}

interface Line {
  readonly product: Inserted
  readonly sku: string
  readonly qty: number
}

interface Sale {
  readonly customer: Customer
  readonly lines: readonly Line[]
  /** When it was ordered and paid. */
  readonly at: Date
}

/** Adds pieces to the stock before they are sold, because the plan counts them as sold already. */
async function returnToStock(tx: Tx, { product, sku, qty }: Line): Promise<bigint> {
  const { id } = one(
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${qty}` })
      .where(and(eq(skus.productId, product.id), eq(skus.sku, sku)))
      .returning({ id: skus.id }),
  )
  await tx
    .update(products)
    .set({ sold: sql`${products.sold} - ${qty}` })
    .where(eq(products.id, product.id))
  return id
}

async function tell(tx: Tx, sale: Sale, now: Date): Promise<void> {
  const { customer, lines, at } = sale
  const items = []
  for (const line of lines) items.push({ skuId: await returnToStock(tx, line), qty: line.qty })
  const { orderId } = one(await createOrders(tx, { ...customer, items, at }))
  await payOrders(tx, [orderId], 'USD', at)
  const age = (now.getTime() - at.getTime()) / DAY_MS
  for (const [state, days] of WAY.filter(([, after]) => after < age)) {
    const then = new Date(at.getTime() + days * DAY_MS)
    const parcel =
      state === 'shipped' ? { carrier: 'Carteiro', trackingNumber: `CT${9_100_000 + Number(orderId)}PT` } : {}
    if (state === 'receipt_confirmed') await completeOrderById(tx, orderId, then)
    else await moveOrderTo(tx, orderId, state, parcel, then)
  }
}

/** Creates the sales, oldest first; products and stock end as they were. */
export async function insertSales(tx: Tx, { shop, made, now, ...making }: Selling): Promise<number> {
  const random = seeded(SEED)
  const customers = [await furtherCustomer(tx, 'ines', making), await furtherCustomer(tx, 'yuki', making)]
  const shelf = made
    .filter(({ planned }) => planned.shop === shop)
    .sort((left, right) => right.planned.sold30d - left.planned.sold30d)
    .slice(0, SHELF)
  const sales = Array.from({ length: SALES }, (_, index): Sale => {
    const age = ((index + random.next()) * DAYS) / SALES
    const first = random.whole(0, shelf.length - 1)
    return {
      customer: random.pick(customers),
      lines: Array.from({ length: LINES }, (_line, more) => {
        const product = one(shelf.slice((first + more) % shelf.length))
        return { product, sku: random.pick(product.planned.skus).sku, qty: random.whole(1, 5) }
      }),
      at: new Date(now.getTime() - age * DAY_MS),
    }
  })
  for (const sale of sales.reverse()) await tell(tx, sale, now)
  return sales.length
}
