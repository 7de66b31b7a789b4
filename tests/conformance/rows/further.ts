/** Lists, notices and payments: what the other lists of rules leave out. */
import { rows } from '../row'

export const further = [
  ...rows('main', {
    'rule.filters': 'Every list of products takes the same filters, several ids of one as a JSON list',
    'rule.sorts': 'Every list of products can be sorted in six ways',
    'rule.notice-types': 'Notices are of eight types, from merchant account (100) to offer (800)',
    'rule.compare-max': 'At most four products are compared',
    'money.all-or-none': 'A payment pays all of its orders, or none of them',
    'state.payment': 'The payment of an order is unpaid, then paid, and by refunds partly refunded and refunded',
  }),
]
