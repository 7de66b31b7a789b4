/** Entities and their groups of fields, one row for each group: `field.<entity>.<group>`. */
import { rows } from '../row'

const orders = {
  'field.order.identity': 'An order has its id, its number and its date',
  'field.order.status': 'An order has a delivery status and a separate payment status',
  'field.order.times':
    'An order has the times of payment, shipping, delivery and completion, and the time until which it can be paid',
  'field.order.parcel': 'An order has a carrier, a tracking number and a shipping method',
  'field.order.payment':
    'An order has its payment method, and the amount charged to the wallet in the wallet’s currency',
  'field.order.charge': 'An unpaid order has the amount that each wallet would be charged',
  'field.order.remarks': 'An order has the buyer’s remarks on the order and on its cancellation',
  'field.order.address': 'An order has a copy of its shipping address, field by field',
  'field.order.customer': 'An order has the customer’s name, e-mail address and telephone number',
  'field.order.lines': 'An order has its shop, and its products with quantity, price and chosen variant',
  'field.order.timeline': 'An order has a timeline of its states, and the actions that the buyer can take now',
  'field.track.events': 'A parcel has tracking events with time, place and state',
  'field.refund.request': 'A refund has an order, lines, a reason, pictures, a state and an amount',
  'field.refund.log': 'A refund has a log with the time and remark of each state',
}

const purchase = {
  'field.cart.totals':
    'A cart has its number of pieces, the totals of products, coupon, shipping and tax, and the grand total',
  'field.cart.shops': 'The lines of a cart are grouped by shop, and each shop has its threshold for free shipping',
  'field.cart.lines':
    'A cart line has product, variant, quantity, stock and prices, and whether it is selected and available',
  'field.checkout.shippings':
    'The checkout has the shipping methods of each shop with cost and delivery days, one of them selected',
  'field.checkout.payments': 'The checkout has payment methods, each either enabled or disabled with a reason',
  'field.checkout.wallets':
    'The checkout has the wallets that could pay, with their balances, and the currency of the totals',
  'field.quote.charge': 'A quote has an id, its totals, and the amount that each wallet would be charged',
  'field.payment.standing': 'A payment has an id, a state and its orders',
}

const money = {
  'field.wallet.balance': 'A wallet has a code, a name, a currency, a balance and a frozen amount',
  'field.wallet.offer': 'An available wallet has a code, a name and a currency',
  'field.record.recharge': 'A recharge has a requested amount, a received amount, a transaction id and a proof image',
  'field.record.kind': 'A wallet record is income or expense, and has a type and a state',
  'field.record.words': 'A wallet record has its owner’s message, the operator’s remark and the payment method',
  'field.record.approval': 'A wallet record has the times of its request and its approval',
  'field.record.orders': 'A payment record has its orders and the balance after it',
}

const people = {
  'field.address.place': 'An address has street, postal code, city, state or province, and country',
  'field.address.from-code':
    'The city and the state of an address come from its postal code, if the shop has a geocoder; the buyer can correct them',
  'field.address.contact': 'An address has the name, telephone number and e-mail address of its contact',
  'field.address.default': 'One address in the address book is the default',
  'field.registration.store': 'A store registration has a shop name, a contact person and an address',
  'field.registration.papers':
    'A store registration has both sides of an identity card and a signature, which only operators can see',
  'field.profile.person': 'A profile has a name, a telephone number, a photo and a default address',
  'field.profile.password': 'A new password is sent with its confirmation and the current password',
  'field.profile.payout':
    'A profile has a bank name, an account holder, an account number, a routing number and a virtual wallet, all masked',
  'field.userinfo.counts': 'The account has counts of cart, wishlist and unread notices, and a flag for unread notices',
  'field.userinfo.seller': 'The account has a role, a seller state and the seller link',
  'field.session.answer': 'The answer to a login has token, user, seller link, cart count and unread count',
  'field.notice.kind': 'A notice has a type and a state, and is read or unread',
  'field.notice.text': 'A notice has a title and a text in every language, a link and a time',
  'field.notice.order':
    'A notice about an order has the picture and the name of its first product, how many others there are, and the state of the order',
}

const catalogue = {
  'field.product.price': 'A product has a price, a special price if there is one, and the tax in its price',
  'field.product.stock': 'A product has a stock, which is the sum of the stocks of its variants',
  'field.product.place': 'A product belongs to a brand, a category and a shop',
  'field.product.opinions': 'A product has a rating in hundredths, and the numbers of its reviews and sales',
  'field.product.texts':
    'A product has a name, a description and a short description in up to six languages, and always in English',
  'field.product.neighbours': 'A product has lists of related and hot products',
  'field.product.variants':
    'A product has variants with options, prices, stock and a picture, and the names of its options',
  'field.product.shipping': 'A product has its shipping cost and its expected arrival',
  'field.product.flash': 'A flash deal has a price, an end and the number of pieces left',
  'field.card.texts': 'A product in a list has a picture, and its name in English and in the caller’s language',
  'field.review.parts':
    'A review has author, stars, text, pictures, variant and time; a list of reviews has a histogram of their stars',
  'field.category.tree': 'A category has names, a picture and child categories',
  'field.brand.parts': 'A brand has a name and a picture',
  'field.facets.parts': 'Facets have counts of categories, brands and ratings, and the range of prices',
  'field.facets.bars':
    'Facets may count products by price, in up to 14 bars between round amounts of the currency of the call',
  'field.shop.parts': 'A shop has a name, a picture, a text, a rating and the number of its products',
  'field.article.parts': 'A post has a title, a summary, a text, a picture and a date',
  'field.policy.parts': 'A policy has a title and a text in six languages, and the date of its last change',
  'field.compare.attributes': 'Compared products have the same attributes, with one value each',
  'field.suggest.parts':
    'Suggestions are search terms, categories, brands, products and shops; without a beginning, what was searched for most in the last days',
}

const settings = {
  'field.client.locale':
    'The app stores locale, language and currency; at first the language is es and the currency USD',
  'field.client.wallets': 'The app loads the wallets with name and code',
  'field.client.languages': 'The app loads the languages with name and code',
  'field.client.currencies':
    'The app loads the currencies with code, symbol and rate, and the base address of all pictures',
  'field.client.userinfo': 'The app loads first name, avatar, seller link and the three counts',
  'field.client.counts': 'The app stores the counts of cart and products, and the flag for unread notices',
  'field.client.website': 'The app loads the address of the chat script and the other settings of the website',
  'field.client.adverts': 'Adverts have a position, a picture, texts in six languages and a link',
  'field.client.lists': 'The app loads the categories and the brands',
  'field.client.social': 'The app loads whether users can sign in through the short-video platform',
  'field.device.keys': 'Token, language and time of the popup advert are stored on the device under fixed keys',
}

const sellers = {
  'field.dashboard.sums': 'A store’s dashboard has the sales of this month, of last month, in total, and by day',
  'field.dashboard.work':
    'A store’s dashboard has the waiting orders and refunds, the products with low stock, and the best-selling products',
  'field.seller.product':
    'A product, for its shop, has texts in six languages, pictures in order, axes, variants, a state and a version',
  'field.seller.order':
    'An order, for its shop, has what to pack, where to send it, its refunds, its history and the actions of the shop',
  'field.order-message':
    'A message of an order has its author’s side, a text, a time, and whether the other side has read it',
  'field.report':
    'A report has the sales of each day, of shops, categories and products, the currencies that buyers paid in, and how far the orders of the period have come',
  'field.seller.home':
    'The first page of a shop has what waits, which is orders, refunds, low stock, reviews and messages, and the sales of the month',
  'field.seller.import':
    'An import, for its shop, has its kind and state, the number of lines by what its check found, its progress, its pictures and its first errors',
  'field.store.settings':
    'A store has a name, a logo, texts, an address, shipping methods, a number of days to ship, and the day until which it is away',
  'field.ops.catalogue':
    'Operators see categories and brands with the number of their products, flash deals with their state, and who changed them',
  'field.ops.synonyms': 'Operators see groups of words that mean the same, by language, and who changed them',
  'field.ops.content':
    'Operators see adverts with their times and state, articles of the future, and which policies are built in',
  'field.ops.settings': 'Operators see currencies with their rates, and settings with what the environment locks',
  'field.ops.moderation':
    'Operators see products and reviews of all shops, what waits by kind, and the trail of an account',
  'field.request.parts': 'A request to operators has a requester, a subject, an amount, pictures, a state and a remark',
  'field.upload.answer': 'An uploaded file has an id and an address',
}

export const fields = [
  ...rows('main', { ...orders, ...purchase, ...money, ...people, ...catalogue, ...settings, ...sellers }),
]
