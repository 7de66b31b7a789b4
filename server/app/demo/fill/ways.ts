/** What becomes of the orders of a filled shop, by their age: the states they enter after hours. */
import type { OrderState } from '@contract/base/order-states'
import { COMPLETE_AFTER_S, TO_BE_PAID_LIFE_S } from '@contract/base/constants'

const HOUR_S = 3_600
const DAY = 24

interface Way {
  /** Up to which draw, 0 to 1, an order goes this way. */
  readonly upTo: number
  readonly method: 'wallet' | 'cash_on_delivery' | null
  readonly steps: readonly (readonly [state: OrderState, hours: number])[]
}

const CLOSED = COMPLETE_AFTER_S / HOUR_S
const PARCEL = [
  ['to_be_shipped', 8],
  ['shipped', 2 * DAY],
  ['in_transit', 3 * DAY],
] as const

const WAYS: readonly Way[] = [
  {
    upTo: 0.04,
    method: null,
    steps: [
      ['to_be_paid', 0],
      ['cancelled', TO_BE_PAID_LIFE_S / HOUR_S],
    ],
  },
  {
    upTo: 0.07,
    method: 'wallet',
    steps: [
      ['to_be_paid', 0],
      ['paid', 0.1],
      ['cancelled', 3],
    ],
  },
  {
    upTo: 0.22,
    method: 'cash_on_delivery',
    steps: [
      ['to_be_paid', 0],
      ['to_be_shipped', 0.1],
      ['shipped', 2 * DAY],
      ['in_transit', 3 * DAY],
      ['delivered', 6 * DAY],
      ['completed', 6 * DAY + CLOSED],
    ],
  },
  {
    upTo: 0.7,
    method: 'wallet',
    steps: [
      ['to_be_paid', 0],
      ['paid', 0.1],
      ...PARCEL,
      ['receipt_confirmed', 5 * DAY],
      ['completed', 5 * DAY + CLOSED],
    ],
  },
  {
    upTo: 1,
    method: 'wallet',
    steps: [['to_be_paid', 0], ['paid', 0.1], ...PARCEL, ['delivered', 6 * DAY], ['completed', 6 * DAY + CLOSED]],
  },
]

/** One row per step of a way, for SQL. */
export const STEP_ROWS = WAYS.flatMap(({ method, steps }, way) =>
  steps.map(([status, hours], position) => ({ way, method, position, status, seconds: Math.round(hours * HOUR_S) })),
)

/** The draw of an order up to which each way goes, for width_bucket. */
export const BOUNDS = WAYS.slice(0, -1).map(({ upTo }) => upTo)
