/** Order states, actions and timers. */
import { ORDER_STATES, ORDER_TAB_NAMES } from '@contract/order-states'
import { ORDER_ACTIONS, refusal } from '@contract/order-steps'
import { rows } from '../row'
import { MEANING, statesIn } from '../order-words'

const labels = ORDER_STATES.map(
  (state) => [`state.${state}`, `An order is labelled ${state}: ${MEANING[state]}`] as const,
)
const actions = ORDER_STATES.flatMap((status) =>
  ORDER_ACTIONS.map((action) => {
    const code = refusal(action, { status, cashOnDelivery: false })
    return [
      `state.${status}.${action}`,
      `In ${status}, ${action} is ${code ? `refused with ${code}` : 'allowed'}`,
    ] as const
  }),
)
const tabs = ORDER_TAB_NAMES.map(
  (tab) => [`tab.${tab}`, `The tab ${tab} shows and counts the orders in ${statesIn(tab)}`] as const,
)

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
    'action.comment': 'A buyer comments on lines that were received',
    'action.refund': 'A refund can be requested until 15 days after delivery',
    'action.ship': 'Shops and operators ship an order, and mark it as in transit and as delivered',
    'state.card-after-cancel': 'A card payment that arrives for a cancelled order is refunded in full, with a notice',
    'action.accept': 'Shops and operators accept paid orders',
    'state.product':
      'A product is a draft, under review, listed, withdrawn or blocked. Buyers find only listed products, which need an operator’s approval if the settings require it',
    'state.application': 'An application is failed, under review or successful',
    'timer.unpaid': 'An unpaid order is cancelled after 24 hours',
    'timer.accept': 'In the demo a paid order is accepted after 10 minutes',
    'timer.delivered': 'A delivered order completes after 7 days',
    'timer.receipt': 'A confirmed order completes after 7 days',
    'state.wallet-record': 'A wallet record is pending, under review, completed or failed',
  }),
  ...rows('later', {}),
]
