/** What the parcels of orders hold, for letters and for orders [rule.seller-parcels]. */
import { asc, eq, sql } from 'drizzle-orm'
import { parcelLines, parcels } from '../../kernel/db/schema/aftersale'
import { anyId, prepared } from '../../kernel/db/prepared'
import type { Db } from '../../kernel/db/types'

export type Parcel = typeof parcels.$inferSelect
/** Pieces by the id of their line. */
export type Pieces = ReadonlyMap<bigint, number>

export interface SentParcel extends Parcel {
  readonly pieces: Pieces
}

/** The parcels of these orders, the earliest first. */
export async function readParcels(db: Db, orderIds: readonly bigint[]): Promise<SentParcel[]> {
  if (orderIds.length === 0) return []
  const statement = prepared(db, 'parcels', (name) =>
    db
      .select({ parcel: parcels, lineId: parcelLines.lineId, qty: parcelLines.qty })
      .from(parcels)
      .innerJoin(parcelLines, eq(parcelLines.parcelId, parcels.id))
      .where(sql`${parcels.orderId} = ${anyId('ids')}`)
      .orderBy(asc(parcels.id), asc(parcelLines.lineId))
      .prepare(name),
  )
  const found = await statement.execute({ ids: orderIds.map(String) })
  const filled = new Map<bigint, Parcel & { readonly pieces: Map<bigint, number> }>()
  for (const { parcel, lineId, qty } of found) {
    const known = filled.get(parcel.id) ?? { ...parcel, pieces: new Map<bigint, number>() }
    known.pieces.set(lineId, qty)
    filled.set(parcel.id, known)
  }
  return [...filled.values()]
}
