/** The tracking of a parcel [field.track.events]. */
import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { TrackState } from '@contract/base/after-sale'
import type { Data } from '@contract/all-calls'
import type { TrackEvent } from '@contract/entities/order'
import type { OrderState } from '@contract/base/order-states'
import { trackEvents } from '../../kernel/db/schema/aftersale'
import type { Db, Tx } from '../../kernel/db/types'
import { parcelsOf } from './parcels'
import type { Order } from '../order-changes/transitions'

/** The tracking event of a step. */
const SEEN: Partial<Record<OrderState, TrackState>> = {
  shipped: 'picked_up',
  in_transit: 'on_the_way',
  delivered: 'handed_over',
}

interface Sighting {
  readonly orderId: bigint
  readonly state: TrackState
  /** A town or a depot; empty if unknown. */
  readonly place: string
  readonly at: Date
}

export async function addSighting(tx: Tx, sighting: Sighting): Promise<void> {
  await tx.insert(trackEvents).values(sighting)
}

/** Adds a tracking entry for a step of the order, if the step concerns the parcel. */
export async function trackStep(tx: Tx, order: Order, to: OrderState, place: string, at: Date): Promise<void> {
  const state = SEEN[to]
  if (!state) return
  const known = state === 'handed_over' ? place || order.address.city : place
  await addSighting(tx, { orderId: order.id, state, place: known, at })
}

/** What the carrier reported last, as a column of a statement that reads the order anyway; null before it has the parcel. */
export const lastEventSql = (orderId: SQL) => sql<TrackEvent | null>`(
  select json_build_object('time', ${trackEvents.at}, 'place', ${trackEvents.place}, 'state', ${trackEvents.state})
  from ${trackEvents} where ${trackEvents.orderId} = ${orderId}
  order by ${trackEvents.at} desc, ${trackEvents.id} desc limit 1)`

/** The tracking of an order's parcel, the latest event first. */
export async function trackOf(db: Db, { id, status, trackingNumber, carrier }: Order): Promise<Data<'track'>> {
  const found = await db
    .select()
    .from(trackEvents)
    .where(eq(trackEvents.orderId, id))
    .orderBy(desc(trackEvents.at), desc(trackEvents.id))
  const parcels = (await parcelsOf(db, [id])).get(id)
  return {
    status,
    log_sn: trackingNumber,
    carrier,
    ...(parcels && { parcels }),
    events: found.map(({ at, place, state }) => ({ time: at.toISOString(), place, state })),
  }
}
