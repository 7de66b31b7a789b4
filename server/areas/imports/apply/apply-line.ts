/** Writes a line of stock, prices or shipments, by the functions of the calls of shops [rule.import-apply]. */
import { and, eq, sql } from 'drizzle-orm'
import type { StockReason } from '@contract/base/product-constants'
import { skus } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { correctParcel, shipParcel } from '../../seller/orders/ship'
import type { ShopActor } from '../../seller/record'
import { setPrices } from '../../seller/stock/set-prices'
import { setStock } from '../../seller/stock/set-stock'
import { pricesOf } from '../check/check-skus'
import { ordersOf, stepOf } from '../check/check-shipments'
import { LinesRefused } from './lines-refused'
import type { StoredLine } from './stored-line'

/** The variant of a line, locked. */
async function skuOf(tx: Tx, { shop }: ShopActor, { line, cells: { sku = '' } }: StoredLine) {
  const [row] = await tx
    .select()
    .from(skus)
    .where(and(eq(skus.shopId, shop.id), eq(sql`upper(${skus.sku})`, sku.toUpperCase())))
    .for('no key update')
  if (!row) throw new LinesRefused([{ line, column: 'sku', rule: 'unknown_sku' }])
  return row
}

export async function applyStock(tx: Tx, actor: ShopActor, importId: bigint, stored: StoredLine): Promise<void> {
  const row = await skuOf(tx, actor, stored)
  const { stock = '', reason = 'count' } = stored.cells
  const items = [{ sku_id: String(row.id), stock: Number(stock), was: stored.was ?? row.stock }]
  await setStock(tx, actor, { items, reason: reason as StockReason, note: `Import ${importId}` })
}

export async function applyPrices(tx: Tx, actor: ShopActor, stored: StoredLine): Promise<void> {
  const row = await skuOf(tx, actor, stored)
  const was = stored.wasPrices ?? undefined
  await setPrices(tx, actor, [{ sku_id: String(row.id), ...pricesOf(stored, row), was }])
}

/** Ships an order, or corrects its number if it is on its way; nothing if it has gone out with this number already. */
export async function applyShipment(tx: Tx, actor: ShopActor, stored: StoredLine): Promise<void> {
  const { line, cells } = stored
  const order = (await ordersOf({ db: tx, shop: actor.shop }, [stored])).get(cells.order ?? '')
  if (!order) throw new LinesRefused([{ line, column: 'order', rule: 'unknown_order' }])
  const parcel = { order_id: String(order.id), carrier: cells.carrier ?? '', log_sn: cells.number ?? '' }
  const step = stepOf(stored, order)
  if (step === 'ship') await shipParcel(tx, actor, parcel)
  else if (step === 'parcel') await correctParcel(tx, actor, parcel)
  else if (step === 'none') throw new LinesRefused([{ line, column: 'order', rule: 'not_allowed' }])
}
