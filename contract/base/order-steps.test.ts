import * as fc from 'fast-check'
import type { OrderState } from './order-states'
import { FINAL_STATES, FULFILLED_STATES, startsAt, STEP_NAMES, STEPS, TIMERS, type StepName } from './order-steps'

type Ways = { readonly [S in OrderState]?: { readonly [N in StepName]?: OrderState } }

/** Every step that an order can take, repeated here independently: the state afterwards, by state and step. */
const WAYS: Ways = {
  to_be_paid: {
    pay: 'paid',
    agreeCash: 'to_be_shipped',
    cancel: 'cancelled',
    expire: 'cancelled',
    decline: 'cancelled',
  },
  paid: { accept: 'to_be_shipped', cancel: 'cancelled', decline: 'cancelled' },
  to_be_shipped: { ship: 'shipped', cancel: 'cancelled', decline: 'cancelled' },
  shipped: { transit: 'in_transit', complete: 'receipt_confirmed' },
  in_transit: { deliver: 'delivered', complete: 'receipt_confirmed' },
  delivered: { complete: 'receipt_confirmed', close: 'completed' },
  receipt_confirmed: { close: 'completed', commented: 'completed' },
}

/** A buyer with cash on delivery has nothing to confirm before the goods arrive. */
const WAYS_OF_CASH: Ways = { ...WAYS, shipped: { transit: 'in_transit' }, in_transit: { deliver: 'delivered' } }

it.each([
  ['paid before', false, WAYS],
  ['cash on delivery', true, WAYS_OF_CASH],
] as const)('an order that is %s moves only along its steps, however it got there', (_, cash, ways) => {
  const seen = new Set<string>()
  const walk = (steps: readonly StepName[]) => {
    let status: OrderState = 'to_be_paid'
    for (const step of steps) {
      const told: OrderState | undefined = ways[status]?.[step]
      const goes: OrderState | undefined = startsAt(step, status, cash) ? STEPS[step].to : undefined
      expect([status, step, goes]).toEqual([status, step, told])
      if (goes) seen.add(`${status} ${step}`)
      status = goes ?? status
    }
  }
  const steps = fc.array(fc.constantFrom(...STEP_NAMES), { minLength: 40, maxLength: 80 })
  fc.assert(fc.property(steps, walk), { numRuns: 300, seed: 1 })
  const all = Object.entries(ways).flatMap(([from, by]) => Object.keys(by).map((step) => `${from} ${step}`))
  expect([...seen].sort()).toEqual(all.sort())
})

it('has four timers, one of them sooner in the demo', () => {
  expect(TIMERS).toEqual([
    { step: 'expire', state: 'to_be_paid', after: 'expires_at' },
    { step: 'accept', state: 'paid', after: 86_400, inDemo: 600 },
    { step: 'close', state: 'delivered', after: 604_800 },
    { step: 'close', state: 'receipt_confirmed', after: 604_800 },
  ])
})

it('ends where nothing leads on, and asks nothing of the shop from the delivery on', () => {
  expect(FINAL_STATES).toEqual(['completed', 'cancelled'])
  expect(FULFILLED_STATES).toEqual(['delivered', 'receipt_confirmed', 'completed', 'cancelled'])
})
