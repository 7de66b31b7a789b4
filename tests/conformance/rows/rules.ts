/** Validation, display, money and roles (spec §5 and §6, gaps §6 and §7). */
import { rows } from '../row'

export const rules = [
  ...rows('main', {
    'rule.password-length': 'A password has 8 to 128 characters, whatever their script',
    'rule.password-common': 'A password is none of the commonest, and no mere repetition or run',
    'rule.password-own': 'A password is hardly the account’s own name, e-mail address or shop',
    'rule.password-confirm': 'The confirmation equals the password',
    'rule.terms': 'Registration needs the terms accepted',
    'rule.invitation': 'An invitation code is six letters and digits of an existing user',
    'rule.english-names': 'Names are English names',
    'rule.recharge-min': 'A recharge is at least 100',
    'rule.buy-now': 'Buy now is a purchase of its own: it sets the quantity and leaves the cart alone',
    'rule.price-rounding': 'Prices: times the rate, half-up to two decimals',
    'rule.amount-truncation': 'Balances and amounts: truncated to two decimals',
    'rule.phone-66': 'A phone number that starts with 66 is shown with 0 instead',
    'rule.rate': 'A rate is shown divided by 100 with two decimals',
    'rule.colour': 'A colour is a hex of 3 or 6 digits, or rgb',
    'rule.relative-time': 'Just now under 5 minutes, then minutes, hours, days up to 30, then the date',
    'rule.seller-link': 'The seller link gets the seller host, and the ptoken may be swapped',
    'rule.email': 'An e-mail address has one @ and a dotted domain',
    'rule.name-fallback': 'Names and descriptions fall back to English',
    'money.exact': 'Money is exact: minor units inside, decimal strings outside',
    'money.split': 'A sum is split by largest remainder, and the parts add up',
    'money.coupon': 'A coupon takes off its amount or percentage, from its minimum on, and is used once',
    'money.coupon-split': 'A coupon is split over shops and lines by what they cost, largest remainder first',
    'money.convert-once': 'A payment converts its total once into the wallet’s currency, half-up',
    'money.ledger-zero': 'Ledger entries sum to zero per currency',
    'money.one-debit': 'A paid order has exactly one debit of its charge',
    'money.selected-only': 'Only selected lines count',
    'money.not-negative': 'A wallet is never below zero',
    'money.pay-button': 'The pay button names the charge when the shown currency differs',
    'money.welcome': 'With demo data a new account gets a welcome credit',
    'money.card-paid': 'A card pays orders by the event of its gateway alone, never by the browser’s return',
    'money.card-amount': 'An event of another amount, currency or payment is refused and changes nothing',
    'money.card-once': 'Repeated events, keys and taps pay once by card',
    'money.card-back': 'Card money of a cancelled order is refunding until the gateway has returned it, then refunded',
    'money.card-second':
      'A further charge of a payment that is made is recorded, told to payer and operators, and given back whole',
    'money.card-dispute':
      'A disputed charge is told to payer, shop and operators; parcels and refunds wait, what a recharge left is held, and the ledger follows the money',
    'money.card-sandbox-reach':
      'Test cards are taken from this machine in a demo alone; from others where PAYMENT_SANDBOX=1 says so, never beside Stripe or in production',
    'money.card-sandbox':
      'The sandbox has cards that succeed, are declined, need a second step, answer late, twice or never',
    'money.card-asked':
      'A payment by card whose event never comes is asked for at its gateway; one that nobody makes in time has failed',
    'money.card-refused':
      'A refund that a gateway refuses is told to operators, who try it again or pay it to the buyer’s wallet',
    'money.card-stripe': 'Stripe collects and returns money through its official library',
    'rule.card-numbers': 'Card numbers never come to Souk',
    'stock.last-unit': 'Of two buyers of the last piece one gets it',
    'stock.sum': 'Stock taken equals the lines of all orders that are not cancelled',
    'stock.sold': 'Pieces count as sold however they are paid, until their order is cancelled',
    'stock.best': 'Lists by `best` follow what sold in the last 30 days, less what was cancelled or refunded',
    'stock.inactive': 'A withdrawn or sold-out line is shown, not selectable, and in no total',
    'role.visitor': 'A visitor browses, searches and keeps a cart; buying leads to login',
    'role.buyer': 'A buyer sees the own orders, addresses and wallets alone',
    'ops.second-factor':
      'Outside the demo, what moves money asks operators for a second factor of the last ten minutes; a code is good once',
    'role.operator': 'Operators decide, and every decision is recorded',
    'role.calls': 'A call of one role is refused to everybody else',
    'role.disable': 'Operators shut an account, and open it again',
    'money.withdrawal':
      'A withdrawal freezes; approval pays out, above 1,000 USD an account and day by two operators; failure and recall give back',
    'rule.signature': 'The store registration is signed by drawing',
    'role.seller': 'Sellers see settings, dashboard and the back-end link',
  }),
  ...rows('later', {}),
]
