import { eq } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/codes'
import { STOCK_MAX } from '@contract/constants'
import { skus } from '../../../kernel/db/schema/catalogue'
import { stockAdjustments } from '../../../kernel/db/schema/stock'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, operationFailed, Refusal } from '../../../kernel/http/refusal'
import { readTrade } from '../../settings/trade'
import { record, type Deed } from '../record'
import { holdSkus } from './hold'

type Asked = Pick<Fields<'deskStockSet'>, 'items' | 'reason' | 'note'>

/** Whether a shop increases stock although only operators may. */
async function isAnOperators(tx: Tx, { byOperator }: Deed, items: Asked['items']): Promise<boolean> {
  if (byOperator || items.every(({ stock, was }) => stock <= was)) return false
  return (await readTrade(tx)).stock_by === 'operator'
}

/**
 * Changes all stocks by the difference to the number that was seen, or none [rule.desk-stock]. Throws 2000019 for another
 * shop's variant, 2000023 if a stock would become negative, 1000008 if it would exceed STOCK_MAX, and not_allowed for an
 * increase if only operators increase stock.
 */
export async function setStock(tx: Tx, deed: Deed, { items, reason, note = '' }: Asked): Promise<Data<'deskStockSet'>> {
  if (await isAnOperators(tx, deed, items)) throw operationFailed('not_allowed')
  const held = await holdSkus(tx, deed.shop, items)
  const after: Data<'deskStockSet'>['items'] = []
  for (const [place, { sku_id: id, stock: wanted, was }] of items.entries()) {
    const row = held.get(id)
    if (!row) throw new Error(`sku ${id} is not held`)
    const delta = wanted - was
    const stock = row.stock + delta
    if (stock < 0) throw new Refusal(Code.stockInsufficient, { stock: row.stock })
    if (stock > STOCK_MAX) {
      const params = { limit: STOCK_MAX - row.stock + was }
      throw fieldRefusal(Code.invalidParameter, [{ field: `items.${place}.stock`, rule: 'max', params }])
    }
    after.push({ sku_id: id, stock })
    if (delta === 0) continue
    await tx.update(skus).set({ stock }).where(eq(skus.id, row.id))
    await tx.insert(stockAdjustments).values({ skuId: row.id, delta, reason, note, userId: deed.userId, at: deed.at })
    const change = { before: { stock: row.stock }, after: { stock, reason } }
    await record(tx, deed, { action: 'stock', subject: 'skus', id: row.id, remark: note, ...change })
  }
  return { items: after }
}
