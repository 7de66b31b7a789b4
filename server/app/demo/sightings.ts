/** The stations of the demo's parcels, from Porto to the buyer in Lisbon. */
import type { TrackState } from '@contract/base/after-sale'
import type { OrderState } from '@contract/base/order-states'
import { addSighting } from '../../areas/orders/tracking'
import type { Step } from './orders'
import type { OrderStory } from './vocabulary/orders'

/** The place of the tracking event for a step of the order. */
export const PLACES: Partial<Record<OrderState, string>> = { shipped: 'Porto', in_transit: 'Coimbra' }

const HUB = 'Lisbon'
/** Hours from the arrival at the last depot to the delivery. */
const LAST_DEPOT = 9
const LAST_MILE = 4

/** Tracking events between the steps: at the last depot, and in the van; future ones are left out. */
export function sightingSteps({ then }: OrderStory, orderIds: readonly bigint[]): Step[] {
  const hoursOf = (state: OrderState) => then.find(([entered]) => entered === state)?.[1]
  const sent = hoursOf('in_transit')
  if (sent === undefined) return []
  const see = (hoursAgo: number, state: TrackState): Step => ({
    hoursAgo,
    run: async (tx, at) => {
      for (const orderId of orderIds) await addSighting(tx, { orderId, state, place: HUB, at })
    },
  })
  const delivered = hoursOf('delivered')
  if (delivered === undefined) return [see(sent / 2, 'on_the_way')]
  return [see(delivered + LAST_DEPOT, 'on_the_way'), see(delivered + LAST_MILE, 'out_for_delivery')]
}
