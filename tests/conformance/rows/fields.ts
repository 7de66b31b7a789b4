/** Entities and their groups of fields, one row for each group: `field.<entity>.<group>`. */
import { rows } from '../row'

const orders = {
  'field.order.identity': 'An order has its id, its number and its date',
  'field.order.status': 'An order has a delivery status and, apart from it, a payment status',
  'field.order.times':
    'An order has the times of payment, shipping, delivery and completion, and until when it can be paid',
  'field.order.parcel': 'An order has carrier, tracking number and way of arrival',
  'field.order.payment': 'An order says how it was paid, and what the wallet was charged in its own currency',
  'field.order.charge': 'An unpaid order says what each wallet would be charged',
  'field.order.remarks': 'An order keeps the buyer’s remarks on the order and on its cancellation',
  'field.order.address': 'An order keeps its shipping address, part by part',
  'field.order.customer': 'An order has name, e-mail address and telephone number of the customer',
  'field.order.lines': 'An order has its shop, and its products with quantity, price and chosen variant',
  'field.order.timeline': 'An order has a timeline of its states, and the actions that are open to the buyer',
  'field.track.events': 'A parcel has tracking events with time, place and state',
  'field.refund.request': 'A refund has order, lines, reason, pictures, state and amount',
  'field.refund.log': 'A refund has a log: each state with its time and remark',
}

const purchase = {
  'field.cart.totals': 'A cart has its number of pieces, and totals of products, coupon, shipping, tax and everything',
  'field.cart.shops': 'The lines of a cart are grouped by shop, each with its threshold of free shipping',
  'field.cart.lines':
    'A cart line has product, variant, quantity, stock and prices, and says whether it is selected and available',
  'field.checkout.shippings':
    'The checkout has shipping methods for each shop with cost and days of arrival, one of them selected',
  'field.checkout.payments': 'The checkout has payment methods, each enabled or disabled with a reason',
  'field.checkout.wallets':
    'The checkout has the wallets that could pay with their balances, and the currency of the sums',
  'field.quote.charge': 'A quote has an id, its sums, and what each wallet would be charged',
  'field.payment.standing': 'A payment has an id, a state and its orders',
}

const money = {
  'field.wallet.balance': 'A wallet has code, name and currency, a balance and a frozen amount',
  'field.wallet.offer': 'A wallet on offer has a code, a name and a currency',
  'field.record.recharge': 'A recharge has the amount asked for, the amount received, transaction id and proof image',
  'field.record.kind': 'A wallet record is income or expense, and has a type and a state',
  'field.record.words': 'A wallet record has its owner’s message, the operator’s remark and the way of payment',
  'field.record.approval': 'A wallet record has the times at which it was requested and approved',
  'field.record.orders': 'A payment record names its orders, and the balance after it',
}

const people = {
  'field.address.place': 'An address has street, postal code, city, state or province, and country',
  'field.address.contact': 'An address has the name, telephone number and e-mail address of its contact',
  'field.address.default': 'One address of a book is the default',
  'field.registration.store': 'A store registration has shop name, contact person and address',
  'field.registration.papers':
    'A store registration has both sides of an identity card and a signature, which operators alone can see',
  'field.profile.person': 'A profile has name, telephone number, photo and default address',
  'field.profile.password': 'A new password comes with its confirmation and the present one',
  'field.profile.payout':
    'A profile has bank name, account holder, account number, routing number and virtual wallet, masked',
  'field.userinfo.counts': 'The account has counts of cart, wishlist and unread notices, and a flag for unread ones',
  'field.userinfo.seller': 'The account has its role, its seller state and the seller link',
  'field.session.answer': 'A login answers token, user, seller link, cart count and unread count',
  'field.notice.kind': 'A notice has a type and a state, and is read or unread',
  'field.notice.text': 'A notice has title and text in every language, a link and a time',
}

const catalogue = {
  'field.product.price': 'A product has a price, a reduced one where there is one, and the tax in it',
  'field.product.stock': 'A product has its stock, which is the sum over its variants',
  'field.product.place': 'A product belongs to a brand, a category and a shop',
  'field.product.opinions': 'A product has a rating in hundredths, and counts of reviews and sales',
  'field.product.texts': 'A product has name, description and short description in six languages, in English always',
  'field.product.neighbours': 'A product comes with related and hot products',
  'field.product.variants': 'A product has variants with options, prices, stock and picture, and names of the options',
  'field.product.shipping': 'A product says what shipping costs and when it would arrive',
  'field.product.flash': 'A flash deal has its price, its end, and the number of pieces left',
  'field.card.texts': 'A product in a list has its name in English and in the caller’s language, and a picture',
  'field.review.parts':
    'A review has author, stars, text, pictures, variant and time, and a list of them its histogram',
  'field.category.tree': 'A category has names, picture and children',
  'field.brand.parts': 'A brand has a name and a picture',
  'field.facets.parts': 'Facets count categories, brands and ratings, and give the range of prices',
  'field.shop.parts': 'A shop has name, picture, text, rating and number of products',
  'field.article.parts': 'A post has title, summary, text, picture and date',
  'field.policy.parts': 'A policy has title and text in six languages, and when it last changed',
  'field.compare.attributes': 'Compared products have the same attributes, one value each',
  'field.suggest.parts': 'Suggestions are terms, products and shops',
}

const settings = {
  'field.client.locale': 'The app keeps locale, language and currency, at first es and USD',
  'field.client.wallets': 'The app learns the wallets by name and code',
  'field.client.languages': 'The app learns the languages by name and code',
  'field.client.currencies': 'The app learns the currencies by code, symbol and rate, and the base of all pictures',
  'field.client.userinfo': 'The app learns first name, avatar, seller link and the three counts',
  'field.client.counts': 'The app keeps the counts of cart and products, and the flag of notices',
  'field.client.website': 'The app learns the address of the chat script, and what else the shop has set up',
  'field.client.adverts': 'Adverts come by position, with picture, texts in six languages and link',
  'field.client.lists': 'The app learns the categories and the brands',
  'field.client.social': 'The app learns whether the sign-in through the short-video platform is on',
  'field.device.keys': 'Token, language and time of the advert are kept on the device under keys of their own',
}

const sellers = {
  'field.dashboard.sums': 'A store’s dashboard has the sales of this month, of the last and in total, and day by day',
  'field.dashboard.work': 'A store’s dashboard has what waits: orders, refunds, low stock; and what sold best',
  'field.desk.product':
    'A product at the desk has texts in six languages, pictures in order, axes, variants, a state and a version',
  'field.desk.order':
    'An order at the desk has what to pack, where to send it, refunds, its history and what the shop can do with it',
  'field.store.settings': 'A store has name, logo, text, address and shipping methods',
  'field.request.parts': 'What operators decide has a requester, a subject, an amount, pictures, a state and a remark',
  'field.upload.answer': 'An uploaded file has an id and an address',
}

export const fields = [
  ...rows('main', { ...orders, ...purchase, ...money, ...people, ...catalogue, ...settings, ...sellers }),
]
