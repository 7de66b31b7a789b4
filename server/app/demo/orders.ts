/** The buyer's orders: created step by step in chronological order, with the functions of the server. */
import type { OrderState } from '@contract/base/order-states'
import type { Tx } from '../../kernel/db/types'
import { moveOrderTo } from '../../areas/orders/shop-steps'
import { cancelOrderById, completeOrderById, createOrders, payOrders, payOrdersInCash } from './direct-orders'
import type { Inserted } from './insert/products'
import { pickSku } from './pick-sku'
import { refundSteps } from './refunds'
import { PLACES, sightingSteps } from './sightings'
import { ORDER_STORIES, type OrderStory } from './vocabulary/orders'

const HOUR_MS = 3_600_000
const CARRIER = 'Carteiro'

export interface DemoOrdersInput {
  readonly userId: bigint
  readonly addressId: bigint
  readonly made: readonly Inserted[]
  readonly now: Date
}

export interface Step {
  readonly hoursAgo: number
  readonly run: (tx: Tx, at: Date) => Promise<void>
}

const trackingNumberOf = (orderId: bigint) => `CT${String(7_401_000_000n + orderId * 37n)}PT`

async function enterState(tx: Tx, orderId: bigint, state: OrderState, at: Date, remark: string): Promise<void> {
  const parcel = { place: PLACES[state] ?? '' }
  if (state === 'cancelled') await cancelOrderById(tx, orderId, at, remark)
  else if (state === 'receipt_confirmed') await completeOrderById(tx, orderId, at)
  else if (state === 'shipped')
    await moveOrderTo(
      tx,
      orderId,
      state,
      { ...parcel, carrier: CARRIER, trackingNumber: trackingNumberOf(orderId) },
      at,
    )
  else await moveOrderTo(tx, orderId, state, parcel, at)
}

/** The steps of one story; they share the orders that its first step places, one per shop. */
function stepsOf(story: OrderStory, input: DemoOrdersInput): Step[] {
  const { bought, placed, paid, then, remark, cancelRemark = '' } = story
  const { userId, addressId, made } = input
  const orderIds: bigint[] = []
  const place: Step = {
    hoursAgo: placed,
    run: async (tx, at) => {
      const items = []
      for (const [art, qty] of Object.entries(bought)) items.push({ skuId: await pickSku(tx, made, art), qty })
      const orders = await createOrders(tx, { userId, items, addressId, at, ...(remark ? { remark } : {}) })
      orderIds.push(...orders.map(({ orderId }) => orderId))
    },
  }
  const pay: Step[] = paid
    ? [
        {
          hoursAgo: paid.hoursAgo,
          run: async (tx, at) => {
            if (paid.from === 'cash') await payOrdersInCash(tx, orderIds, at)
            else await payOrders(tx, orderIds, paid.from, at)
          },
        },
      ]
    : []
  const further = then.map<Step>(([state, hoursAgo]) => ({
    hoursAgo,
    run: async (tx, at) => {
      for (const orderId of orderIds) await enterState(tx, orderId, state, at, cancelRemark)
    },
  }))
  return [place, ...pay, ...further, ...sightingSteps(story, orderIds), ...refundSteps(story, orderIds, input)]
}

/** Runs all stories in order of time, so that ledger and stock change in that order too. */
export async function createDemoOrders(tx: Tx, input: DemoOrdersInput): Promise<void> {
  const steps = ORDER_STORIES.flatMap((story) => stepsOf(story, input)).sort((a, b) => b.hoursAgo - a.hoursAgo)
  for (const { hoursAgo, run } of steps) await run(tx, new Date(input.now.getTime() - hoursAgo * HOUR_MS))
}
