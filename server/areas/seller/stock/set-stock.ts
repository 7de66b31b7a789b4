import { sql } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { STOCK_MAX } from '@contract/base/constants'
import { zip } from '@contract/rules/lists'
import { DOCUMENT, documentOf } from '../../../kernel/db/batch'
import { statement } from '../../../kernel/db/statement'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, operationFailed, Refusal } from '../../../kernel/http/refusal'
import { readTrade } from '../../settings/trade'
import { AUDITED, auditRows } from '../../audit/audit'
import { STOCK_SET, stockParts } from '../../stock/set'
import { entriesOf, type ShopActor } from '../record'
import { lockSkus, type LockedSku } from './lock-skus'

type Asked = Pick<Fields<'sellerStockSet'>, 'items' | 'reason' | 'note'>

/** Whether a shop increases stock although only operators may. */
async function needsOperator(tx: Tx, { byOperator }: ShopActor, items: Asked['items']): Promise<boolean> {
  if (byOperator || items.every(({ stock, was }) => stock <= was)) return false
  return (await readTrade(tx)).stock_by === 'operator'
}

/**
 * A count says what is there, not how many came: two who count the same pieces would add them twice. Throws 2000018 changed,
 * with what is there now, unless every number that was seen still is there.
 */
function requireSeen(items: Asked['items'], held: readonly LockedSku[]): void {
  const now = items.flatMap(({ sku_id, was }, place) => {
    const stock = held[place]?.stock ?? was
    return stock === was ? [] : [{ sku_id, stock }]
  })
  if (now.length > 0) throw new Refusal(Code.operationFailed, { reason: 'changed', items: now })
}

interface Move {
  readonly row: LockedSku
  readonly stock: number
  readonly delta: number
}

/** The stock of a variant afterwards. Throws as setStock does. */
function moveOf({ stock: wanted, was }: Asked['items'][number], row: LockedSku, place: number): Move {
  const delta = wanted - was
  const stock = row.stock + delta
  if (stock < 0) throw new Refusal(Code.stockInsufficient, { stock: row.stock })
  if (stock <= STOCK_MAX) return { row, stock, delta }
  const params = { limit: STOCK_MAX - row.stock + was }
  throw fieldRefusal(Code.invalidParameter, [{ field: `items.${place}.stock`, rule: 'max', params }])
}

const writeStock = statement('seller:stock', () => sql`with ${DOCUMENT}, ${STOCK_SET}, ${AUDITED} select 1`)

/** Writes the new numbers, their movements and their history, by one statement. */
async function write(tx: Tx, actor: ShopActor, moves: readonly Move[], { reason, note = '' }: Asked): Promise<void> {
  if (moves.length === 0) return
  const { userId, at } = actor
  const changes = moves.map(({ row, stock }) => ({
    ...({ action: 'stock', subject: 'skus', id: row.id, remark: note } as const),
    ...{ before: { stock: row.stock }, after: { stock, reason } },
  }))
  const parts = {
    ...stockParts(
      moves.map(({ row, stock, delta }) => ({ skuId: row.id, stock, delta })),
      { reason, note, userId, at },
    ),
    audits: auditRows(entriesOf(actor, changes)),
  }
  await writeStock(tx, { document: documentOf(parts) })
}

/**
 * Changes all stocks by the difference to the number that was seen, or none [rule.seller-stock]. Throws 2000019 for another
 * shop's variant, 2000018 changed for a count if that number is not there any more, 2000023 if a stock would become negative,
 * 1000008 if it would exceed STOCK_MAX, and not_allowed for an increase if only operators increase stock.
 */
export async function setStock(tx: Tx, actor: ShopActor, asked: Asked): Promise<Data<'sellerStockSet'>> {
  const { items, reason } = asked
  if (await needsOperator(tx, actor, items)) throw operationFailed('not_allowed')
  const held = await lockSkus(tx, actor.shop, items)
  if (reason === 'count') requireSeen(items, held)
  const moves = zip(items, held).map(([item, row], place) => moveOf(item, row, place))
  await write(
    tx,
    actor,
    moves.filter(({ delta }) => delta !== 0),
    asked,
  )
  return { items: moves.map(({ row, stock }) => ({ sku_id: String(row.id), stock })) }
}
