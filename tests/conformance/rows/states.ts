/** Order states, actions and timers (spec §4, gaps §4). */
import { ORDER_ACTIONS, ORDER_STATES, ORDER_TAB_NAMES, refusal } from '@contract/order-states'
import { rows } from '../row'

const labels = ORDER_STATES.map((state) => [`state.${state}`, `The state ${state} has a label`] as const)
const actions = ORDER_STATES.flatMap((status) =>
  ORDER_ACTIONS.map((action) => {
    const code = refusal(action, { status, cashOnDelivery: false })
    return [`state.${status}.${action}`, `${action} in ${status}: ${code ?? 'allowed'}`] as const
  }),
)
const tabs = ORDER_TAB_NAMES.map((tab) => [`tab.${tab}`, `The tab ${tab} shows its states and counts them`] as const)

export const states = [
  ...rows('main', {
    ...Object.fromEntries(labels),
    ...Object.fromEntries(actions),
    ...Object.fromEntries(tabs),
  }),
  ...rows('main', {
    'state.cash-on-delivery': 'Cash on delivery goes from placed straight to to_be_shipped, unpaid',
    'state.cash-complete': 'Cash on delivery is completed from delivered alone',
    'state.cancel-returns': 'A cancellation returns stock and wallet money in one transaction',
    'state.order-per-shop': 'A cart of several shops becomes one order per shop, paid together',
    'action.comment': 'Comments on received lines',
    'action.refund': 'Refunds until 15 days after delivery',
    'action.ship': 'Operators ship, pass on and deliver',
    'state.card-after-cancel': 'A card payment that comes for a cancelled order is refunded in full and noticed',
    'action.accept': 'Operators accept paid orders',
    'state.application': 'Applications: failed, under review, success',
    'timer.unpaid': 'An unpaid order is cancelled after 24 hours',
    'timer.accept': 'In the demo a paid order is accepted after 10 minutes',
    'timer.delivered': 'A delivered order completes after 7 days',
    'timer.receipt': 'A confirmed order completes after 7 days',
    'state.wallet-record': 'Wallet records: pending, review, completed, failed',
  }),
  ...rows('later', {}),
]
