/** The parcels of orders that are sent in several [rule.seller-parcels]. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { OrderParcel } from '@contract/entities/order'
import type { FieldError } from '@contract/base/envelope'
import { one } from '@contract/rules/lists'
import { parcelLines, parcels } from '../../kernel/db/schema/aftersale'
import type { Db, Tx } from '../../kernel/db/types'
import { fieldRefusal } from '../../kernel/http/refusal'
import { readParcels, type Parcel, type Pieces, type SentParcel } from '../parcels/read'
import type { Line } from './lines'
import type { Order } from '../order-changes/transitions'

const presentParcel = ({ id, carrier, trackingNumber, at, pieces }: SentParcel): OrderParcel => ({
  parcel_id: String(id),
  carrier,
  log_sn: trackingNumber,
  time: at.toISOString(),
  items: [...pieces].map(([lineId, qty]) => ({ item_id: String(lineId), qty })),
})

/** Whether an order is sent in several. */
export const hasParcels = (orderId: SQL) =>
  sql<boolean>`exists (select from ${parcels} where ${parcels.orderId} = ${orderId})`

/** The parcels by order; an order that was sent in one has none. */
export const parcelsOf = async (db: Db, orderIds: readonly bigint[]): Promise<ReadonlyMap<bigint, OrderParcel[]>> =>
  presentParcels(await readParcels(db, orderIds))

export function presentParcels(found: readonly SentParcel[]): ReadonlyMap<bigint, OrderParcel[]> {
  const ids = [...new Set(found.map(({ orderId }) => orderId))]
  return new Map(ids.map((id) => [id, found.filter(({ orderId }) => orderId === id).map(presentParcel)]))
}

/** What is still to be sent of each line: what was refunded is not sent any more. Lines of which nothing is left are out. */
export function leftOf(lines: readonly Line[], sent: readonly Pick<SentParcel, 'pieces'>[]): Pieces {
  const inParcels = (id: bigint) => sent.reduce((sum, { pieces }) => sum + (pieces.get(id) ?? 0), 0)
  const left = lines.map(({ id, qty, refunded }) => [id, qty - inParcels(id) - refunded] as const)
  return new Map(left.filter(([, pieces]) => pieces > 0))
}

interface Asked {
  readonly item_id: string
  readonly qty: number
}

/**
 * The pieces of a parcel; all that are left if none are named. Throws 1000008 at the item that occurs twice, is of another
 * order, or asks for more than is left.
 */
export function packed(items: readonly Asked[] | undefined, left: Pieces): Pieces {
  if (items === undefined) return left
  const pieces = new Map<bigint, number>()
  const wrong = (place: number, error: Omit<FieldError, 'field'>, key: 'item_id' | 'qty') =>
    fieldRefusal(Code.invalidParameter, [{ field: `items.${place}.${key}`, ...error }])
  for (const [place, { item_id, qty }] of items.entries()) {
    const id = BigInt(item_id)
    if (pieces.has(id)) throw wrong(place, { rule: 'taken' }, 'item_id')
    const most = left.get(id)
    if (most === undefined) throw wrong(place, { rule: 'format' }, 'item_id')
    if (qty > most) throw wrong(place, { rule: 'max', params: { limit: most } }, 'qty')
    pieces.set(id, qty)
  }
  return pieces
}

/** Whether a parcel takes all that is left. */
export const isAll = (pieces: Pieces, left: Pieces) => [...left].every(([id, qty]) => pieces.get(id) === qty)

/** Adds a parcel to a locked order that was shipped, and says whether more is to come. Returns the id of the parcel. */
export async function addParcel(
  tx: Tx,
  { id: orderId, shopId }: Order,
  { pieces, ...parcel }: Pick<Parcel, 'carrier' | 'trackingNumber' | 'at'> & { readonly pieces: Pieces },
): Promise<bigint> {
  const { id: parcelId } = one(
    await tx
      .insert(parcels)
      .values({ orderId, shopId, ...parcel })
      .returning({ id: parcels.id }),
  )
  await tx.insert(parcelLines).values([...pieces].map(([lineId, qty]) => ({ parcelId, lineId, qty })))
  return parcelId
}

/** Corrects the carrier or the number of a parcel. Returns whether the order has it. */
export async function changeParcel(
  tx: Tx,
  { id: orderId }: Pick<Order, 'id'>,
  parcelId: bigint,
  change: Partial<Pick<Parcel, 'carrier' | 'trackingNumber'>>,
): Promise<boolean> {
  const changed = await tx
    .update(parcels)
    .set(change)
    .where(and(eq(parcels.id, parcelId), eq(parcels.orderId, orderId)))
    .returning({ id: parcels.id })
  return changed.length > 0
}
