/** Order states, actions and timers. */
import { ORDER_STATES, ORDER_TAB_NAMES } from '@contract/base/order-states'
import { ORDER_ACTIONS, refusal } from '@contract/base/order-steps'
import { rows } from '../row'
import { MEANING, statesIn } from '../order-words'

const labels = ORDER_STATES.map(
  (state) => [`state.${state}`, `The app has a label for the state ${state}: ${MEANING[state]}`] as const,
)
const actions = ORDER_STATES.flatMap((status) =>
  ORDER_ACTIONS.map((action) => {
    const code = refusal(action, { status, cashOnDelivery: false })
    return [
      `state.${status}.${action}`,
      `In the state ${status}, the action ${action} is ${code ? `refused with ${code}` : 'allowed'}`,
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
    'state.cash-on-delivery': 'An order with cash on delivery goes straight from to_be_paid to to_be_shipped, unpaid',
    'state.cash-complete': 'The receipt of an order with cash on delivery can only be confirmed once it is delivered',
    'state.cancel-returns': 'A cancellation returns stock and wallet money in one transaction',
    'state.order-per-shop':
      'Buying from several shops at once creates one order for each shop, and one payment pays them all',
    'action.comment': 'Buyers can review the lines of an order that they have received',
    'action.refund': 'A refund can be requested until 15 days after delivery',
    'action.ship': 'Shops and operators ship an order, then mark it as in transit and as delivered',
    'state.card-after-cancel':
      'If an order is cancelled before its card payment arrives, the payment is refunded in full and the buyer notified',
    'action.accept': 'Shops and operators accept paid orders',
    'action.decline':
      'Shops and operators decline orders until they are shipped: everything is returned, and the buyer reads the reason',
    'state.product':
      'A product is a draft, under review, listed, withdrawn or blocked. Buyers find only listed products. The settings can require that an operator approves a product before it is listed',
    'state.application': 'An application is under review, successful or failed',
    'timer.unpaid': 'An unpaid order is cancelled after 24 hours',
    'timer.accept':
      'A paid order that its shop has not answered is accepted after 24 hours, in the demo after 10 minutes',
    'timer.delivered': 'A delivered order completes after 7 days',
    'timer.receipt': 'An order completes 7 days after its receipt was confirmed',
    'state.wallet-record': 'A wallet record is pending, under review, completed or failed',
  }),
  ...rows('later', {}),
]
