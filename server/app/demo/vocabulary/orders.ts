/** The orders of the demo's buyer: one story for each state of an order. */
import type { OrderState } from '@contract/base/order-states'

type Payment = 'USD' | 'EUR' | 'THB' | 'cash'

/** One request for a refund of an order; times are hours before the seeding. */
interface RefundStory {
  readonly art: string
  readonly qty: number
  readonly reason: string
  readonly asked: number
  /** Its result; pending if omitted. */
  readonly then?: {
    readonly state: 'approved' | 'refused' | 'cancelled'
    readonly hoursAgo: number
    readonly remark: string
  }
}

export interface OrderStory {
  /** The arts that were bought, with their quantities. */
  readonly bought: Readonly<Record<string, number>>
  /** Hours before the seeding. */
  readonly placed: number
  readonly paid?: { readonly from: Payment; readonly hoursAgo: number }
  /** The later states, each with how many hours ago it was entered. */
  readonly then: readonly (readonly [OrderState, number])[]
  readonly cancelRemark?: string
  readonly refund?: RefundStory
  readonly remark?: string
}

export const ORDER_STORIES: readonly OrderStory[] = [
  {
    bought: { honey: 2, cheese: 1 },
    placed: 700,
    paid: { from: 'USD', hoursAgo: 699 },
    then: [
      ['to_be_shipped', 690],
      ['shipped', 672],
      ['in_transit', 660],
      ['delivered', 630],
      ['receipt_confirmed', 620],
      ['completed', 452],
    ],
    refund: {
      art: 'cheese',
      qty: 1,
      reason: 'It is damaged: the rind was broken and it had dried out',
      asked: 616,
      then: { state: 'approved', hoursAgo: 597, remark: 'We are sorry. Keep the cheese; the money is on its way.' },
    },
  },
  {
    bought: { cactus: 1 },
    placed: 410,
    then: [['cancelled', 400]],
    cancelRemark: 'Ordered by mistake',
  },
  {
    bought: { 'wine-glass': 2 },
    placed: 330,
    paid: { from: 'EUR', hoursAgo: 329 },
    then: [['cancelled', 320]],
    cancelRemark: 'Found one at home',
  },
  {
    bought: { bowl: 2 },
    placed: 240,
    paid: { from: 'USD', hoursAgo: 239 },
    then: [
      ['to_be_shipped', 230],
      ['shipped', 200],
      ['in_transit', 180],
      ['delivered', 130],
      ['receipt_confirmed', 60],
    ],
    refund: {
      art: 'bowl',
      qty: 1,
      reason: 'Not as described: the glaze is darker than in the picture',
      asked: 112,
      then: { state: 'refused', hoursAgo: 96, remark: 'The picture shows this glaze. You may ask again with a photo.' },
    },
  },
  {
    bought: { bear: 1, kite: 1 },
    placed: 130,
    paid: { from: 'USD', hoursAgo: 130 },
    then: [
      ['to_be_shipped', 121],
      ['shipped', 100],
      ['in_transit', 76],
      ['delivered', 27],
    ],
    refund: { art: 'kite', qty: 1, reason: 'Parts are missing: there is no line on the reel', asked: 5 },
    remark: 'Please wrap the bear',
  },
  {
    bought: { headphones: 1 },
    placed: 80,
    paid: { from: 'EUR', hoursAgo: 80 },
    then: [
      ['to_be_shipped', 70],
      ['shipped', 50],
      ['in_transit', 11],
    ],
    refund: {
      art: 'headphones',
      qty: 1,
      reason: 'I changed my mind',
      asked: 9,
      then: { state: 'cancelled', hoursAgo: 8, remark: '' },
    },
  },
  {
    bought: { backpack: 1 },
    placed: 52,
    paid: { from: 'USD', hoursAgo: 52 },
    then: [
      ['to_be_shipped', 40],
      ['shipped', 6],
    ],
  },
  {
    bought: { teapot: 1, chopsticks: 2 },
    placed: 20,
    paid: { from: 'USD', hoursAgo: 20 },
    then: [['to_be_shipped', 18]],
  },
  {
    bought: { lantern: 2 },
    placed: 15,
    paid: { from: 'cash', hoursAgo: 15 },
    then: [],
  },
  {
    bought: { runner: 1 },
    placed: 2.3,
    then: [],
  },
  {
    bought: { journal: 1 },
    placed: 0.02,
    paid: { from: 'USD', hoursAgo: 0 },
    then: [],
  },
]

/** The content of the buyer's cart, with quantities. */
export const CART: Readonly<Record<string, number>> = { mug: 2, pan: 1, lotion: 1, puzzle: 1 }
