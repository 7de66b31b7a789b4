/** Further rules about lists, notices and payments. */
import { rows } from '../row'

export const further = [
  ...rows('main', {
    'rule.filters': 'All lists of products take the same filters; several ids for one filter are sent as a JSON list',
    'rule.sorts': 'All lists of products can be sorted in six ways',
    'rule.notice-types': 'There are eight types of notices, from merchant account (100) to offer (800)',
    'rule.compare-max': 'At most four products can be compared',
    'money.all-or-none': 'A payment pays all of its orders or none of them',
    'state.payment':
      'The payment status of an order goes from unpaid to paid; refunds make it partly refunded or refunded',
  }),
]
