/** Mails, and messages to other programs. */
import { rows } from '../row'

export const mails = rows('main', {
  'rule.mail-once':
    'A mail is written in the transaction of what it tells of, and sent once: by whichever server is first, again after a failure, and never lost by a kill',
  'rule.mail-kinds':
    'Buyers are mailed about their orders, refunds, recharges and withdrawals, sellers about applications, products, new orders, refunds and bad reviews, both about messages, operators about what waits',
  'rule.mail-gathered': 'A shop with many orders gets one mail about new orders an hour, with all of them',
  'rule.mail-letters':
    'Each mail says the same as text and as HTML, in the language of its reader, with links into the shop alone',
  'rule.mail-language': 'Mails are in the language in which their reader last registered, logged in or ordered',
  'rule.mail-dead':
    'A mail that is refused for good, or not accepted in 24 attempts or three days, waits for an operator, who can send it again',
  'rule.mail-choices':
    'People switch off digests and mails about messages, also by a link without a login; mails about the own order or money always come',
  'rule.mail-digest':
    'Once a day shops are mailed late orders and low stock, and operators what waits, if there is anything',
  'rule.mail-alarm': 'The books are checked once a day, and operators are mailed at once if they do not add up',
  'rule.webhook-events':
    'Operators subscribe other programs to events of orders, refunds, payouts and products; a message has ids, states and amounts, and no names',
  'rule.webhook-once':
    'A message to another program is written in the transaction of what it reports, is tried again like a mail, and keeps its id',
  'rule.webhook-signed':
    'Messages are signed as Standard Webhooks defines it, with a secret that only their receiver has',
  'rule.webhook-public': 'Messages go to public https addresses alone, whatever a name resolves to',
})
