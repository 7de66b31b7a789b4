/** Validation, display, money and roles. */
import { rows } from '../row'

export const rules = [
  ...rows('main', {
    'rule.password-length': 'A password has 8 to 128 characters, whatever their script',
    'rule.password-common': 'A password is not a common one, nor a mere repetition or sequence',
    'rule.password-own': 'A password is not close to the account’s own name, e-mail address or shop',
    'rule.password-confirm': 'The confirmation has to equal the password',
    'rule.terms': 'Registration requires the terms to be accepted',
    'rule.invitation': 'An invitation code is six letters and digits, and belongs to an existing user',
    'rule.english-names': 'Names of people are in Latin letters',
    'rule.recharge-min': 'A recharge is at least 100 in the wallet’s currency',
    'rule.buy-now': 'Buy now is a purchase of its own: it sets the quantity and leaves the cart alone',
    'rule.price-rounding':
      'Prices are multiplied by the rate of the shown currency and rounded half-up to two decimals',
    'rule.amount-truncation': 'Balances and amounts are truncated to two decimals, never rounded',
    'rule.phone-66': 'A phone number that starts with 66 is shown with 0 instead',
    'rule.rate': 'A rating is kept in hundredths and shown with two decimals',
    'rule.colour': 'A colour is hex with 3 or 6 digits, or rgb',
    'rule.relative-time': 'A time is “just now” below 5 minutes, then minutes, hours and days up to 30, then the date',
    'rule.seller-link': 'The seller link points to the seller host, and its ptoken can be exchanged',
    'rule.email': 'An e-mail address has one @ and a dotted domain',
    'rule.name-fallback': 'Names and descriptions fall back to English',
    'money.exact': 'Money is exact: minor units inside, decimal strings on the wire',
    'money.split': 'A sum is split by largest remainder, and the parts add up',
    'money.coupon': 'A coupon takes off its amount or percentage, from its minimum on, and is used once',
    'money.coupon-split': 'A coupon is split over shops and lines by what they cost, largest remainder first',
    'money.convert-once': 'A payment converts its total once into the wallet’s currency, half-up',
    'money.ledger-zero': 'Ledger entries sum to zero per currency',
    'money.one-debit': 'A paid order has exactly one debit of its charge',
    'money.selected-only': 'Only selected lines count towards a total',
    'money.not-negative': 'A wallet is never below zero',
    'money.pay-button': 'The pay button names the charge when the shown currency differs',
    'money.welcome': 'With demo data a new account gets a welcome credit',
    'money.card-paid': 'A card pays orders by the event of its gateway alone, never by the browser’s return',
    'money.card-amount': 'A gateway event with another amount, currency or payment is refused and changes nothing',
    'money.card-once': 'Repeated events, keys and taps pay once by card',
    'money.card-back': 'Card money of a cancelled order is refunding until the gateway has returned it, then refunded',
    'money.card-second':
      'A second charge of a payment that is already made is recorded, reported to payer and operators, and returned in full',
    'money.card-dispute':
      'A disputed charge is reported to payer, shop and operators; parcels and refunds wait, what is left of a recharge is held, and the ledger follows the money',
    'money.card-sandbox-reach':
      'In a demo test cards work from this machine alone; from others where PAYMENT_SANDBOX=1 is set, never beside Stripe or in production',
    'money.card-sandbox':
      'The sandbox has cards that succeed, are declined, need a second step, or answer late, twice or never',
    'money.card-asked':
      'When the event of a card payment never comes, the server asks the gateway; a payment that nobody makes in time fails',
    'money.card-refused': 'When a gateway refuses a refund, operators try it again or pay it to the buyer’s wallet',
    'money.card-stripe': 'Stripe collects and returns money through its official library',
    'rule.card-numbers': 'Card numbers never reach Souk',
    'stock.last-unit': 'When two buyers want the last piece, one gets it',
    'stock.sum': 'The stock taken equals the lines of all orders that are not cancelled',
    'stock.sold': 'Pieces count as sold however they are paid, until their order is cancelled',
    'stock.best': 'Sorting by `best` follows what sold in the last 30 days, without what was cancelled or refunded',
    'stock.inactive': 'A line that is withdrawn or sold out is shown, cannot be selected, and counts in no total',
    'role.visitor': 'A visitor browses, searches and keeps a cart; buying leads to login',
    'role.buyer': 'Buyers see their own orders, addresses and wallets alone',
    'ops.second-factor':
      'Outside the demo, operators need a second factor from the last ten minutes to move money; a code works once',
    'role.operator': 'Operators decide, and every decision leaves an audit row',
    'role.calls': 'A call of one role is refused to all others',
    'role.desk':
      'Sellers with an approved application use the desk of their own shop, operators that of any shop, and nobody else',
    'rule.desk-save':
      'A product is saved completely or not at all. A change made by somebody else in the meantime is not overwritten, and the refusal names its author',
    'rule.desk-variants':
      'Each variant has one value of each axis, a combination of its own, and a SKU that is unique in the shop. A variant in an order or a cart is never deleted',
    'rule.desk-price':
      'A price is an amount in USD above zero, a special price is below it, and both are above the price of a flash deal',
    'rule.desk-stock':
      'Stock changes by the difference to the number that was seen, with a reason: pieces sold in the meantime stay sold',
    'rule.desk-history':
      'Every change of a shop’s products and orders has a record: when, by whom, and the values before and after',
    'rule.desk-address':
      'A shop can read the buyer’s name and address from payment until 30 days after completion, unless the order is cancelled',
    'rule.desk-deliver':
      'A shop can report a delivery once its shipping method can have delivered since shipping, an operator at any time',
    'rule.desk-late': 'An order is late once the shop has not shipped it within three days',
    'role.disable': 'Operators can disable an account and enable it again',
    'money.withdrawal':
      'A withdrawal freezes the amount; approval pays it out, above 1,000 USD an account and day by two operators; failure and recall release it',
    'rule.signature': 'A store registration is signed by drawing',
    'role.seller': 'Sellers get their settings, their dashboard and the link to the seller site',
  }),
  ...rows('later', {}),
]
