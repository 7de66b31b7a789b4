/** Validation, display, money and roles. */
import { rows } from '../row'

export const rules = [
  ...rows('main', {
    'rule.password-length': 'A password has 8 to 128 characters of any script',
    'rule.password-common': 'A password is not a common one, and not a mere repetition or sequence',
    'rule.password-own': 'A password does not resemble the account’s name, e-mail address or shop',
    'rule.password-confirm': 'The confirmation must equal the password',
    'rule.terms': 'A user must accept the terms to register',
    'rule.invitation': 'An invitation code has six letters and digits and belongs to an existing user',
    'rule.english-names': 'Names of people are written in Latin letters',
    'rule.recharge-min': 'A recharge is at least 100 in the wallet’s currency',
    'rule.buy-now': 'A purchase with “Buy now” has its own quantity and does not change the cart',
    'rule.price-rounding':
      'Prices are multiplied by the rate of the shown currency and rounded half-up to two decimals',
    'rule.amount-truncation': 'Balances and amounts are truncated to two decimals, never rounded',
    'rule.phone-66': 'A phone number that starts with 66 is shown with 0 instead',
    'rule.rate': 'A rating is stored in hundredths and shown with two decimals',
    'rule.sold-out-last': 'A page of a list ends with what is sold out, unless its order can be read off the cards',
    'rule.goes-well':
      'What goes well with a product is of another category and in stock; popular products beside it are others',
    'rule.colour': 'A colour is hexadecimal with 3 or 6 digits, or rgb',
    'rule.relative-time':
      'A time is shown as “just now” below 5 minutes, then in minutes, hours and days up to 30 days, then as a date',
    'rule.seller-link': 'The seller link opens the seller host, and its ptoken can be exchanged for a session',
    'rule.email': 'An e-mail address has one @ and a dotted domain',
    'rule.name-fallback': 'Names and descriptions are shown in English if the language is missing',
    'money.exact': 'Money is exact: minor units in the code, decimal strings on the wire',
    'money.split': 'A sum is split by largest remainder, so that the parts add up',
    'money.coupon':
      'A coupon subtracts an amount or a percentage once its minimum is reached, and each buyer uses it once',
    'money.coupon-split': 'A coupon is split over shops and lines in proportion to their prices, by largest remainder',
    'rule.shop-voucher':
      'A shop’s own coupon is for its products alone: only they count for its minimum, and the shop bears the discount. No other shop can change it',
    'rule.coupon-offers':
      'A cart shows the coupons that are offered to everybody, are usable by its holder and save something on it, best first, with what the quote then deducts. A coupon is private unless its maker offers it, and no answer names a private one',
    'money.convert-once': 'The total of a payment is converted into the wallet’s currency once, rounded half-up',
    'money.ledger-zero': 'Ledger entries sum to zero in each currency',
    'money.one-debit': 'A paid order has exactly one debit for its charge',
    'money.selected-only': 'Only selected lines count towards a total',
    'money.not-negative': 'The balance of a wallet is never below zero',
    'money.pay-button': 'The pay button shows the charge if it is in another currency than the one shown',
    'money.welcome': 'With demo data, a user gets a welcome credit for registering',
    'money.card-paid': 'Only a gateway event marks a card payment as paid, never the return of the browser',
    'money.card-amount': 'A gateway event with another amount, currency or payment is refused and changes nothing',
    'money.card-once': 'Repeated gateway events, keys and taps charge a card only once',
    'money.card-back': 'Card money of a cancelled order is refunding until the gateway has returned it, then refunded',
    'money.card-second':
      'A second charge for a payment that is already made is recorded, reported to payer and operators, and refunded in full',
    'money.card-dispute':
      'A disputed charge is reported to payer, shop and operators. Parcels and refunds wait, the rest of a recharge is frozen, and the ledger follows the money',
    'money.card-sandbox-reach':
      'In a demo, test cards work only from this machine, and from others with PAYMENT_SANDBOX=1. They never work beside Stripe or in production',
    'money.card-sandbox':
      'The sandbox has cards that succeed, are declined, need a second step, or are answered late, twice or never',
    'money.card-asked':
      'If the event of a card payment does not arrive, the server asks the gateway. A payment that is not made in time fails',
    'money.card-refused': 'If a gateway refuses a refund, operators try it again or pay it to the buyer’s wallet',
    'money.card-stripe': 'Stripe collects and refunds money through its official library',
    'rule.card-numbers': 'Card numbers never reach Souk',
    'stock.last-unit': 'If two buyers want the last piece, only one gets it',
    'stock.sum': 'The stock taken equals the lines of all orders that are not cancelled',
    'stock.sold': 'Pieces count as sold with every payment method, until their order is cancelled',
    'stock.best': 'Sorting by `best` uses the sales of the last 30 days, without cancelled and refunded pieces',
    'rule.search-recall':
      'Of what shoppers of six languages mean with some 400 searches of the demo shop, 95 % is among the first ten results, and nothing that they cannot mean',
    'stock.inactive': 'A line whose product is withdrawn or sold out is shown, cannot be selected, and is in no total',
    'stock.changed-variants':
      'A product that lost its variants is bought without one; what is sold in other variants than before is shown in carts, to be chosen again, and what a merge leaves out is said with the reason',
    'role.visitor': 'A visitor can browse, search and fill a cart; buying requires a login or a guest’s session',
    'role.guests':
      'A guest orders with a name and an e-mail address, where operators allow it, and is refused what needs an account. Nobody learns whether an address has one',
    'role.guests-cash': 'A guest’s open orders are paid on delivery up to a sum that operators set',
    'role.guests-account': 'A guest becomes an account with one password, and keeps orders, addresses and cart',
    'role.guests-claim':
      'An account with the address of a guest takes over the guest’s orders, addresses and money, by a session of each',
    'rule.guest-links':
      'The link in a mail about an order lets its guest in for 90 days, and nobody else; for one that has expired, and for lost mails, a new one goes to the same mailbox',
    'rule.guest-email':
      'A guest can correct a mistyped e-mail address: the last mails are sent again, and a stranger who got them is shut out',
    'role.buyer': 'Buyers see only their own orders, addresses and wallets',
    'ops.second-factor':
      'Outside the demo, operators need a second factor from the last ten minutes before they move money; each code works once',
    'ops.factor-first':
      'Outside the demo, the calls of operators and of shops refuse an operator’s session that has not shown a second factor; the first one is set up with a code that is mailed, or printed by the server’s command line',
    'role.operator': 'Operators make decisions, and each decision adds an audit entry',
    'role.calls': 'A call for one role is refused to all others',
    'role.shop-calls':
      'Sellers with an approved application can manage their own shop, operators any shop, and nobody else can',
    'rule.seller-save':
      'A product is saved completely or not at all. A change that another user made in the meantime is not overwritten, and the refusal names that user. What is on sale keeps a picture and a variant on offer',
    'rule.seller-variants':
      'Each variant has one value for each axis, its own combination, and a SKU that is unique in the shop. A variant in an order or a cart is never deleted',
    'rule.seller-price':
      'A price is an amount in USD above zero. A special price is below it, and both are above the price of a flash deal. One that somebody else has set meanwhile is not overwritten unseen',
    'rule.seller-stock':
      'A change of stock is stored as a difference to the number that the seller saw, with a reason, so that pieces sold in the meantime stay sold. A count is refused if that number is not there any more',
    'rule.seller-history':
      'Every change of a shop’s products, orders, refunds, reviews and settings is recorded: when, by whom, and the values before and after',
    'rule.seller-address':
      'A shop, and operators in the lists of orders, can read the buyer’s name and address from payment until 30 days after completion, unless the order is cancelled',
    'rule.seller-deliver':
      'A shop can report a delivery once the minimum time that was agreed with the order has passed since its last parcel was sent; an operator can do so at any time',
    'rule.seller-parcels':
      'A shop can send an order in several parcels, each with its pieces, carrier and number. Until everything is sent or refunded, it is neither delivered nor confirmed; cash on delivery is sent in one',
    'rule.seller-late':
      'An order is late if the shop has not shipped it within its days, at most three; they begin when it is accepted, or when a shop that was away is back',
    'rule.seller-reply':
      'A shop replies to the reviews of its products, which everybody can read, and reports a review to the operators once',
    'rule.message-parties':
      'The buyer and the shop of an order write to each other about it; operators read along, and can answer for the shop',
    'rule.message-read':
      'Each side knows which messages it has not read, and a shop which orders wait for its answer, until it answers or says that none is needed. An operator who reads along changes nothing',
    'rule.message-told':
      'A buyer gets a notice and a mail about a message, a seller a mail, at most once an hour while it is not read',
    'rule.message-limits':
      'A message is plain text of at most 2,000 characters. An account sends at most 30 within an hour, and none to an erased account',
    'rule.seller-refund':
      'A request for a refund goes to its shop, which approves it or objects. After an objection or three days the operators decide; for a shop without a seller they decide at once',
    'rule.import-file':
      'An import reads UTF-8 and UTF-16, separated by comma, semicolon or tab. A file of another encoding, with an unknown column or cut off is refused with its line',
    'rule.import-check':
      'A file is checked line by line before anything is written: what is new, changed, the same and wrong, and each fault with line, column and rule',
    'rule.import-apply':
      'An import is written by SKU through the functions of the calls of shops, some products at a time. After a kill it goes on where it stopped, and sent twice it is written once',
    'rule.import-pictures':
      'Pictures of an import come from public addresses or a ZIP, after its lines, and those that cannot be had are listed',
    'rule.export-file':
      'An export is what an import reads: in an empty shop it makes the same products. Cells that a spreadsheet would run as formulas are kept as text',
    'rule.brand-suggested':
      'A shop suggests a brand by naming it in a product or an import; a name that is there is taken, one that operators refused is not, and operators make theirs at once',
    'rule.report-sales':
      'A report counts orders that were paid and not cancelled, on the day of their payment in a time zone: goods after coupons, and what of it was refunded since, so that days, shops, categories and products add up to the same',
    'rule.report-idle':
      'A product lies if it is on sale with stock for longer than some days, and nobody paid for it since then',
    'rule.searches':
      'Searches are counted by term and day, with those that found nothing. Nothing about who searched is stored, no term that could name a person, and no more than 1,000 terms of a day, for 180 days',
    'rule.search':
      'A search finds products by words of their names, brands, categories and variants in any language: other forms of a word, synonyms, beginnings, and words with a wrong letter, which the answer names as meant',
    'rule.search-order':
      'A search shows first what the thing is, then what is named so, the reader’s language before others, known and well-rated products and those in stock before others',
    'rule.search-instead': 'A search of which no product has all words finds what the word for the thing names',
    'rule.synonyms':
      'Operators keep groups of 2 to 20 words of a language that mean the same; a word is in at most one group of its language. A new market has a first list',
    'rule.list-csv':
      'Lists of the console can be saved as CSV with their filters, by those who may see them, up to 10,000 rows',
    'rule.ops-version':
      'What operators edit has a version. A save with another one changes nothing, and the refusal says which, since when and by whom',
    'rule.ops-names':
      'After a brand or a category gets a new name, or a category a new place, searches find its products by the new names',
    'rule.ops-rates':
      'A rate is above zero, that of USD is 1, and one that differs by more than 20 % from the last needs a confirmation. Every rate is kept',
    'rule.ops-settings':
      'Operators change the settings of the market by their schemas. A value that the environment sets has priority and is locked',
    'rule.ops-setup':
      'An empty market says what it still needs. Calls set its languages, currencies and departments, and open its own shop',
    'rule.safe-html':
      'Rich text is written anew from headings, paragraphs, lists, bold, italics and safe links. Markup that could run or load something is refused',
    'rule.advert-link':
      'An advert leads to a screen of the app, with the parameters it needs, or to an address with https',
    'rule.review-hidden': 'A review that an operator hides is neither shown nor counted',
    'role.disable': 'Operators can disable an account and enable it again',
    'money.withdrawal':
      'A withdrawal freezes its amount, and approval pays it out; above 1,000 USD per account and day, two operators must approve. Failure and recall release the amount',
    'money.settlement':
      'A completed order is settled with its shop once: what stays paid, and what the marketplace adds for its coupon, less commission on the goods and the fee of a card',
    'money.settlement-terms':
      'Commission, fee of a card, bearer of the coupon and holder of the cash are those of the time of the order: commission by shop, else by category, else for all',
    'money.settlement-back':
      'A refund after the settlement takes back what the settlement would have been less without it; a shop can owe what it has been paid already',
    'money.settlement-loss':
      'The shop bears what a payer’s bank took back of its order, the marketplace what is above the orders’ worth',
    'money.settlement-adjust':
      'Operators correct what a shop has earned, above 1,000 USD a shop and day two of them, and never their own shop',
    'money.statement':
      'A statement has a line for each movement of a shop’s money; a month that is over does not change, and its closing balance opens the next one',
    'money.payout':
      'A seller is paid out what the shop has and no more, at the rate of the moment, to a wallet or from there by a withdrawal',
    'rule.signature': 'A store registration is signed with a drawn signature',
    'role.seller': 'Sellers have their settings, their dashboard and the link to the seller site',
  }),
  ...rows('later', {}),
]
