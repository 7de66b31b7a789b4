/** Checks the lines of shipments [rule.import-check]. */
import { and, eq, inArray } from 'drizzle-orm'
import type { ImportFault } from '@contract/base/import-constants'
import { TRACKING_NUMBER_MAX, trackingNumberFault } from '@contract/rules/tracking-number'
import { orders } from '../../../kernel/db/schema/orders'
import { canBegin, isOnItsWay } from '../../seller/orders/actions'
import type { Order } from '../../order-changes/transitions'
import type { FileLine } from '../file/read-file'
import { parts, stateOf, type CheckedLine, type Checking } from './checked'

const CARRIER_MAX = 60

type Step = 'ship' | 'parcel' | 'same' | 'none'

/** What a line asks of its order: `parcel` corrects a number, `none` cannot be done. Pure. */
export function stepOf({ cells }: Pick<FileLine, 'cells'>, order: Order): Step {
  if (order.carrier === cells.carrier && order.trackingNumber === cells.number) return 'same'
  if (canBegin(order, 'ship') || canBegin(order, 'accept')) return 'ship'
  return isOnItsWay(order) ? 'parcel' : 'none'
}

function textFaults({ line, cells: { carrier = '', number = '' } }: FileLine): ImportFault[] {
  const faults: ImportFault[] = []
  if (carrier === '') faults.push({ line, column: 'carrier', rule: 'required' })
  else if (carrier.length > CARRIER_MAX)
    faults.push({ line, column: 'carrier', rule: 'max_length', params: { limit: CARRIER_MAX } })
  const rule = trackingNumberFault(number)
  if (rule === 'max_length') faults.push({ line, column: 'number', rule, params: { limit: TRACKING_NUMBER_MAX } })
  else if (rule !== null) faults.push({ line, column: 'number', rule })
  return faults
}

/** The shop's orders by their number. */
export async function ordersOf({ db, shop }: Pick<Checking, 'db' | 'shop'>, lines: readonly Pick<FileLine, 'cells'>[]) {
  const numbers = lines.flatMap(({ cells }) => (cells.order ? [cells.order] : []))
  if (numbers.length === 0) return new Map<string, Order>()
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shop.id), inArray(orders.orderNumber, numbers)))
  return new Map(found.map((order) => [order.orderNumber, order]))
}

/** What is wrong with the order of a line; null: nothing. */
function orderRule(number: string, order: Order | undefined, step: Step, seen: ReadonlySet<string>) {
  if (number === '') return 'required'
  if (seen.has(number)) return 'repeated'
  if (!order) return 'unknown_order'
  return step === 'none' ? 'not_allowed' : null
}

export async function* checkShipments(checking: Checking, lines: readonly FileLine[]): AsyncGenerator<CheckedLine[]> {
  const seen = new Set<string>()
  for (const part of parts(lines)) {
    const byNumber = await ordersOf(checking, part)
    yield part.map((line): CheckedLine => {
      const { order: number = '' } = line.cells
      const order = byNumber.get(number)
      const step = order ? stepOf(line, order) : 'none'
      const rule = orderRule(number, order, step, seen)
      seen.add(number)
      const own: ImportFault[] = rule === null ? [] : [{ line: line.line, column: 'order', rule }]
      const faults = [...line.faults, ...own, ...textFaults(line)]
      const state = stateOf(faults, false, step !== 'same')
      return { line, place: line.line, state, faults, was: null, version: null }
    })
  }
}
