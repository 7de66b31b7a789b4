/** Records as their owner sees them [field.record.kind]. */
import { inArray } from 'drizzle-orm'
import type { WalletRecord } from '@contract/entities/wallet'
import type { Language } from '@contract/base/languages'
import { toDecimal } from '@contract/rules/money'
import type { Direction, RecordType } from '@contract/base/wallet-states'
import { one } from '@contract/rules/lists'
import { orders } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import type { Context } from '../../kernel/http/context'
import { textOf } from '../../kernel/text/catalogue'
import { addressOf } from '../uploads/addresses'
import type { RecordRow } from '../ledger/records'

type Place = Pick<Context, 'origin' | 'uploadKey' | 'now' | 'lang'>

function messageOf(row: RecordRow, lang: Language): { message: string; remark: string } {
  const { state, message, remark } = row
  return { message: state === 'recalled' ? textOf('walletRecords.taken_back', lang) : message, remark }
}

/** The numbers of all orders that the records name. */
async function orderNumbers(db: Db, rows: readonly RecordRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ orderIds }) => orderIds ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: orders.id, number: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.id, ids.map(BigInt)))
  return new Map(found.map(({ id, number }) => [String(id), number]))
}

function present(row: RecordRow, numbers: ReadonlyMap<string, string>, place: Place): WalletRecord {
  const { currency, proof, transactionId, orderIds, approvedAt, state } = row
  const { lang, origin, uploadKey: key, now } = place
  const money = (minor: bigint) => toDecimal(minor, currency)
  return {
    id: String(row.id),
    wallet: row.wallet,
    currency,
    type: row.type as RecordType,
    direction: row.direction as Direction,
    amount: money(row.amount),
    actual_amount: money(row.actualAmount),
    balance_after: money(row.balanceAfter),
    ...(state === 'recalled' ? { state: 'failed', recalled: true } : { state }),
    ...messageOf(row, lang),
    payment_method: row.paymentMethod,
    ...(transactionId === null ? {} : { transaction_id: transactionId }),
    ...(proof === null ? {} : { proof: addressOf(proof, { origin, key, now }) }),
    ...(orderIds === null ? {} : { order_ids: orderIds, order_numbers: orderIds.map((id) => numbers.get(id) ?? id) }),
    created_at: row.createdAt.toISOString(),
    approved_at: state === 'completed' ? (approvedAt?.toISOString() ?? null) : null,
  }
}

export async function presentRecords(db: Db, rows: readonly RecordRow[], place: Place): Promise<WalletRecord[]> {
  const numbers = await orderNumbers(db, rows)
  return rows.map((row) => present(row, numbers, place))
}

export async function presentRecord(db: Db, row: RecordRow, place: Place): Promise<WalletRecord> {
  const record = one(await presentRecords(db, [row], place))
  return record
}
