/** Entities and their groups of fields (spec §3, gaps §1 to §4), one row for each group: `field.<entity>.<group>`. */
import { rows } from '../row'

const orders = {
  'field.order.identity': 'An order has its id, its number and its date',
  'field.order.status': 'The state of the delivery and the state of the payment stand side by side',
  'field.order.times': 'When it was paid, sent off, brought and completed, and until when it waits for its money',
  'field.order.parcel': 'Carrier, number of the parcel and way of arrival',
  'field.order.payment': 'How it was paid, and what the wallet was charged in its own currency',
  'field.order.charge': 'What each wallet would be charged, as long as it is unpaid',
  'field.order.remarks': 'What the buyer said with the order and with its cancellation',
  'field.order.address': 'The address that it goes to, part by part',
  'field.order.customer': 'Name, e-mail address and telephone number of who ordered',
  'field.order.lines': 'Its shop, and its products with quantity, price and chosen variant',
  'field.order.timeline': 'The states that it went through, each with its time, and the actions open to the buyer',
  'field.track.events': 'Where a parcel was seen, with time, place and state',
  'field.refund.request': 'A refund has its order, lines, reason, pictures, state and sum',
  'field.refund.log': 'The course of a refund: each state with its time and remark',
}

const purchase = {
  'field.cart.totals': 'A cart counts its pieces and sums up products, coupon, shipping, tax and the whole',
  'field.cart.shops': 'Its lines lie by shop, which says from where on it ships for free',
  'field.cart.lines': 'A line has product, variant, quantity, stock, prices, and whether it counts and can be had',
  'field.checkout.shippings': 'Ways of shipping for each shop, with cost and days of arrival, one of them chosen',
  'field.checkout.payments': 'Ways to pay, each open or closed with a reason',
  'field.checkout.wallets': 'The wallets that could pay, with what they hold, and the currency of the sums',
  'field.quote.charge': 'A quote has an id, its sums, and what each wallet would be charged',
  'field.payment.standing': 'A payment has an id and a state, and tells of its orders',
}

const money = {
  'field.wallet.balance': 'A wallet has code, name and currency, what can be spent and what is frozen',
  'field.wallet.offer': 'Wallets on offer have a code, a name and a currency',
  'field.record.recharge': 'A recharge has its sum, what came in of it, transaction id and picture of proof',
  'field.record.kind': 'A record is income or expense, has a type and a state',
  'field.record.words': 'What was said of a record by its owner and by who decided, and its way of payment',
  'field.record.approval': 'When it was asked for and when it was approved',
  'field.record.orders': 'A payment names its orders, and what could be spent after it',
}

const people = {
  'field.address.place': 'An address has street, postal code, city, state or province, and country',
  'field.address.contact': 'Whom to reach there: name, telephone number, e-mail address',
  'field.address.default': 'One address of a book is the default',
  'field.registration.store': 'A store registration has shop name, contact person and address',
  'field.registration.papers': 'It has both sides of an identity card and the signature, for operators alone',
  'field.profile.person': 'A profile has name, telephone number, photo and default address',
  'field.profile.password': 'A new password comes with its confirmation and the present one',
  'field.profile.payout': 'Bank name, account holder, account number, routing number and virtual wallet, masked',
  'field.userinfo.counts': 'The account counts cart, wishlist and unread notices, and flags the latter',
  'field.userinfo.seller': 'The account has its role, its seller state and the seller link',
  'field.session.answer': 'A login answers token, user, seller link, cart count and unread count',
  'field.notice.kind': 'A notice has a type, a state, and whether it was read',
  'field.notice.text': 'A notice has title and text in every language, a link and a time',
}

const catalogue = {
  'field.product.price': 'A product has a price, a reduced one where there is one, and the tax in it',
  'field.product.stock': 'A product has the pieces that are left, the sum over its variants',
  'field.product.place': 'A product belongs to a brand, a category and a shop',
  'field.product.opinions': 'A product has a rating in hundredths, and how many commented and bought',
  'field.product.texts': 'Name, description and short description in six languages, English always',
  'field.product.neighbours': 'A product comes with related and with much sold products',
  'field.product.variants': 'Variants have their options, prices, stock and picture, the options their names',
  'field.product.shipping': 'A product says what its shipping costs and when it would arrive',
  'field.product.flash': 'A flash deal has its price, its end, and how many pieces are left at it',
  'field.card.texts': 'A product in a list is named in English and in the caller’s language, with its picture',
  'field.review.parts': 'A comment has author, stars, words, pictures, variant and time, and a list its histogram',
  'field.category.tree': 'A category has names, picture and children',
  'field.brand.parts': 'A brand has a name and a picture',
  'field.facets.parts': 'Facets count categories, brands and ratings, and give the span of prices',
  'field.shop.parts': 'A shop has name, picture, text, rating and number of products',
  'field.article.parts': 'A post has title, summary, text, picture and date',
  'field.policy.parts': 'A policy has title and text in six languages, and when it last changed',
  'field.compare.attributes': 'Compared products have the same properties, one value each',
  'field.suggest.parts': 'Suggestions are terms, products and shops',
}

const settings = {
  'field.client.locale': 'The app knows its locale, and its language and currency with es and USD at first',
  'field.client.wallets': 'The app is told the wallets, name and code',
  'field.client.languages': 'The app is told the languages, name and code',
  'field.client.currencies': 'The app is told the currencies, code, symbol and rate, and the base of all pictures',
  'field.client.userinfo': 'The app is told first name, photo, seller link and the three counts',
  'field.client.counts': 'The app keeps cart count, product count and the flag of notices',
  'field.client.website': 'The app is told the address of the chat script, and what else the shop has set up',
  'field.client.adverts': 'Adverts lie at their positions, with picture, texts in six languages and link',
  'field.client.lists': 'The app is told the categories and the brands',
  'field.client.social': 'The app is told whether the sign-in through the other platform is open',
  'field.device.keys': 'Token, language and the advert’s time have keys of their own on the device',
}

const sellers = {
  'field.dashboard.sums': 'A store’s sales of this month, of the last and in total, and day by day',
  'field.dashboard.work': 'What waits in a store: orders, refunds, stock that runs out; and what sold best',
  'field.store.settings': 'A store has name, logo, text, address and ways of shipping',
  'field.request.parts': 'What operators decide has who asked, what for, the sum, pictures, state and remark',
  'field.upload.answer': 'A file that was sent has an id and an address',
}

export const fields = [
  ...rows('main', { ...orders, ...purchase, ...money, ...people, ...catalogue, ...settings, ...sellers }),
]
