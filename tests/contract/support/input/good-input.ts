/** Valid input for each call. Typed by name, so that a new call does not compile without a line here. */
import type { Fields } from '@contract/all-calls'
import type { AnyCall } from '@contract/endpoints/all'
import { one } from '@contract/rules/lists'
import { refundFields, commenting, orderThatIs, picture } from '../after-sale'
import { buy, dollars, payByWallet, place, quoteFor, submission } from '../checkout'
import { ok } from '../client'
import { quoted, sql } from '../control'
import { newCoupon } from '../coupons'
import { newItem } from '../new-product'
import { guestInput } from './guest-input'
import { leavingInput } from './leaving-input'
import { newOperator } from '../operators'
import { opsInput } from './ops-input'
import { sessionInput } from './session-input'
import { settingsInput } from './settings-input'
import { codeFor } from '../../../support/outbox'
import { agreed } from '../social'
import { addressFields, newAddress, newBuyer, registration, type Buyer } from '../people'
import { application, newSeller, uploaded } from '../sellers'
import { freshAmount, newSaver, rechargeFields, withdrawal, withdrawn } from '../wallets'

export interface Prepared<N extends AnyCall> {
  readonly fields: Fields<N>
  /** The caller; absent if the call is for visitors. */
  readonly buyer?: Buyer
}
type Preparations = { [N in AnyCall]: () => Promise<Prepared<N>> }

const nothing = async () => ({ fields: {} })
const byBuyer = async () => ({ fields: {}, buyer: await newBuyer() })
const firstPage = async () => ({ fields: { p: 1, page_size: 5 } })
async function aProduct(): Promise<string> {
  const { list } = await ok('getAllProducts', { p: 1, page_size: 1 })
  return one(list).product_id
}

async function withLine() {
  const buyer = await newBuyer()
  const { productId } = await newItem()
  await ok('cartAdd', { product_id: productId, qty: 2 }, buyer)
  const { cart_info: cart } = await ok('cart', {}, buyer)
  return { buyer, item_id: one(one(cart.shops).products).item_id }
}

async function withAddress() {
  const buyer = await newBuyer()
  return { buyer, fields: { address_id: await newAddress(buyer) } }
}

async function withOrder() {
  const buyer = await newBuyer()
  const placed = await buy(buyer, [await newItem()])
  return { buyer, fields: { order_id: one(placed.orders).order_id } }
}

async function withFavorite() {
  const buyer = await newBuyer()
  const { productId } = await newItem()
  const { favorite_id } = await ok('favorite', { product_id: productId }, buyer)
  return { buyer, fields: { favorite_id } }
}

async function withNotice() {
  const buyer = await newBuyer()
  const text = `'{"en":"Hello"}'::jsonb`
  const made = await sql<{ id: string }>(
    `insert into notices (user_id, type, state, title, text) select id, 800, 1, ${text}, ${text} from users
     where email = ${quoted(buyer.email)} returning id::text`,
  )
  return { buyer, fields: { id: one(made).id } }
}

export const goodInput: Preparations = {
  ...opsInput,
  ...guestInput,
  ...leavingInput,
  ...sessionInput,
  ...settingsInput,
  login: async () => {
    const { email, password } = await newBuyer()
    return { fields: { email, password } }
  },
  register: async () => ({ fields: registration() }),
  registerSendCode: async () => ({ fields: { email: registration().email } }),
  forgotSendCode: async () => ({ fields: { email: (await newBuyer()).email } }),
  forgotReset: async () => {
    const { email } = await newBuyer()
    await ok('forgotSendCode', { email })
    return { fields: { email, code: codeFor(email), password: 'four-small-goats' } }
  },
  confirmSendCode: async () => {
    const buyer = await newBuyer()
    await sql(`update users set password_hash = '' where email = ${quoted(buyer.email)} returning id::text`)
    return { buyer, fields: {} }
  },
  loginTiktok: async () => ({ fields: { data: await agreed() } }),
  getUserBalance: byBuyer,
  updateUser: async () => {
    const buyer = await newBuyer()
    const { id } = await ok('upload', { purpose: 'avatar' }, buyer)
    const { password } = buyer
    const changes = { firstname: 'Grace Hopper', phone: '+66812345678', avatar: id, address: await newAddress(buyer) }
    const payout = { bank_name: 'Bank', bank_account_number: '1234567890', virtual_wallet: '0xabc' }
    const secret = { new_password: 'four-small-goats', password_confirm: 'four-small-goats', password }
    return { buyer, fields: { ...changes, ...payout, ...secret } }
  },
  applySeller: async () => {
    const buyer = await newBuyer()
    return { buyer, fields: await application(buyer) }
  },
  storeDashboard: async () => ({ buyer: await newSeller(), fields: {} }),
  sellerPass: async () => ({ buyer: await newSeller(), fields: {} }),
  updateStore: async () => {
    const buyer = await newSeller()
    const methods = [{ method: 'express' as const, cost: '8.90', eta_from: 1, eta_to: 2 }]
    const words = { name: 'Grace’s glass', text: 'Blown by hand.', address: '1 Lane, Lisbon' }
    return {
      buyer,
      fields: { ...words, logo: await uploaded(buyer, 'avatar'), shipping: { free_from: '40.00', methods } },
    }
  },
  recharge: async () => {
    const buyer = await newBuyer()
    return { buyer, fields: { ...(await rechargeFields(buyer)), remark: 'From my savings' } }
  },
  rechargeList: async () => ({ buyer: await newBuyer(), fields: { p: 1, page_size: 5, state: 'review' as const } }),
  transactionDetails: async () => ({
    buyer: await newBuyer(),
    fields: { p: 1, page_size: 5, direction: 'income' as const, type: 'welcome' as const, wallet: 'USD', open: false },
  }),
  withdraw: async () => ({ buyer: await newSaver(), fields: withdrawal(freshAmount()) }),
  withdrawRecall: async () => {
    const buyer = await newSaver()
    return { buyer, fields: { id: (await withdrawn(buyer)).id } }
  },
  transferBalanceToMerchant: async () => {
    const { password, ...buyer } = await newSeller()
    return { buyer: { ...buyer, password }, fields: { wallet: 'USD', amount: freshAmount(), password } }
  },
  upload: async () => ({ buyer: await newBuyer(), fields: { purpose: 'review' as const } }),
  addressAdd: async () => ({ buyer: await newBuyer(), fields: addressFields() }),
  getAddressList: byBuyer,
  defaultAddress: withAddress,
  removeAddress: withAddress,
  citys: async () => ({ fields: { country: 'TH' } }),
  postalCode: async () => ({ fields: { country: 'PT', zip: '1200-386' } }),
  systemNotify: nothing,
  notices: async () => ({ buyer: await newBuyer(), fields: { p: 1, page_size: 5, type: 800, read: false } }),
  noticeRead: withNotice,
  noticeInRead: byBuyer,
  articles: firstPage,
  article: async () => {
    const { list } = await ok('articles', { p: 1, page_size: 1 })
    return { fields: { article_id: one(list).article_id } }
  },
  getAllBrand: async () => ({ fields: { p: 1, page_size: 5, q: 'a' } }),
  getAllCategory: nothing,
  getFirstCategory: nothing,
  seriesCategorys: async () => {
    const { list } = await ok('getFirstCategory', {})
    return { fields: { category_id: one(list).category_id } }
  },
  brand: async () => {
    const { list } = await ok('getAllBrand', { p: 1, page_size: 1 })
    return { fields: { id: one(list).brand_id, sort: 'price_asc' as const } }
  },
  category: async () => {
    const { list } = await ok('getFirstCategory', {})
    return { fields: { a: one(list).category_id, b: 1, in_stock: true } }
  },
  categoryTop3: nothing,
  search: async () => ({ fields: { term: 'a', p: 1, rate_min: 100, price_min: '1', price_max: '900' } }),
  searchSuggest: async () => ({ fields: { q: 'te' } }),
  shop: async () => {
    const { list } = await ok('getAllProducts', { p: 1, page_size: 1 })
    return { fields: { a: one(list).shop_id, b: 1 } }
  },
  getAllProducts: async () => ({ fields: { p: 1, page_size: 5, on_sale: true, sort: 'new' as const } }),
  getHotList: firstPage,
  getNew: firstPage,
  getRecommend: firstPage,
  getRecommendList: firstPage,
  getFlashDeals: firstPage,
  clearProductCache: async () => ({ buyer: await newOperator(), fields: {} }),
  compare: async () => ({ fields: { ids: [await aProduct(), (await newItem()).productId] } }),
  history: async () => ({ fields: { p: 1, page_size: 5, ids: [await aProduct()] } }),
  historyClear: async () => ({ buyer: await newBuyer(), fields: { product_id: await aProduct() } }),
  product: async () => ({ fields: { product_id: await aProduct() } }),
  reviews: async () => ({ fields: { product_id: await aProduct(), p: 1, page_size: 5 } }),
  favorite: async () => ({ buyer: await newBuyer(), fields: { product_id: (await newItem()).productId } }),
  favorites: async () => ({ buyer: (await withFavorite()).buyer, fields: { p: 1, page_size: 5 } }),
  favoriteRemove: withFavorite,
  cartAdd: async () => {
    const { productId } = await newItem()
    return { buyer: await newBuyer(), fields: { product_id: productId, qty: 1, buy_now: false } }
  },
  cart: byBuyer,
  cartUpdate: async () => {
    const { buyer, item_id } = await withLine()
    return { buyer, fields: { item_id, up_type: 'set' as const, qty: 3 } }
  },
  cartSelectOne: async () => {
    const { buyer, item_id } = await withLine()
    return { buyer, fields: { item_id, checked: false } }
  },
  cartSelectAll: async () => ({ buyer: (await withLine()).buyer, fields: { checked: false } }),
  cartAddCoupon: async () => ({
    buyer: (await withLine()).buyer,
    fields: { coupon_code: await newCoupon({ percent: 50 }) },
  }),
  cartCancelCoupon: async () => {
    const { buyer } = await withLine()
    const coupon_code = await newCoupon({ percent: 50 })
    await ok('cartAddCoupon', { coupon_code }, buyer)
    return { buyer, fields: { coupon_code } }
  },
  cartQuote: async () => ({ fields: { items: [{ product_id: (await newItem()).productId, qty: 1 }] } }),
  cartMerge: async () => {
    const { productId } = await newItem()
    return { buyer: await newBuyer(), fields: { items: [{ product_id: productId, qty: 1 }] } }
  },
  checkout: async () => {
    const { buyer } = await withLine()
    return { buyer, fields: { address_id: await newAddress(buyer) } }
  },
  checkoutQuote: async () => {
    const buyer = await newBuyer()
    const { addressId, methods } = await quoteFor(buyer, [await newItem()])
    return { buyer, fields: { address_id: addressId, shipping_methods: methods } }
  },
  submitOrder: async () => {
    const buyer = await newBuyer()
    const fields = submission(await quoteFor(buyer, [await newItem()]))
    return { buyer, fields: { ...fields, order_remark: 'Leave it with the neighbour' } }
  },
  paymentStart: async () => {
    const buyer = await newBuyer()
    const { orders, grand_total } = await place(buyer, [await newItem()])
    const { code: wallet } = await dollars(buyer)
    const order_ids = orders.map(({ order_id }) => order_id)
    return { buyer, fields: { order_ids, payment_method: 'wallet' as const, wallet, amount: grand_total } }
  },
  paymentState: async () => {
    const buyer = await newBuyer()
    const { payment_id } = await payByWallet(buyer, await place(buyer, [await newItem()]))
    return { buyer, fields: { payment_id } }
  },
  bankRecharge: async () => {
    const buyer = await newBuyer()
    const { code: wallet } = await dollars(buyer)
    // Each call has another amount, because the same fields with one key would be the same request.
    const amount = `${100 + (Date.now() % 100_000)}.00`
    return { buyer, fields: { wallet, amount, return_way: 'web' as const } }
  },
  orders: async () => ({
    buyer: (await withOrder()).buyer,
    fields: { p: 1, page_size: 5, status: 'to_ship' as const },
  }),
  order: withOrder,
  invoice: async () => {
    const { buyer, fields } = await withOrder()
    return { buyer, fields: { ...fields, link: true } }
  },
  orderCancel: async () => {
    const { buyer, fields } = await withOrder()
    return { buyer, fields: { ...fields, cancel_remark: 'Changed my mind' } }
  },
  orderComplete: async () => {
    const { buyer, fields } = await withOrder()
    await sql(`update orders set status = 'shipped' where id = ${fields.order_id} returning id::text`)
    return { buyer, fields }
  },
  reorder: withOrder,
  track: withOrder,
  refund: async () => {
    const arrived = await orderThatIs('delivered', { qty: 2 })
    const images = [await picture(arrived.buyer, 'proof')]
    return { buyer: arrived.buyer, fields: { ...refundFields(arrived), images } }
  },
  refundCancel: async () => {
    const arrived = await orderThatIs()
    const { refund_id } = await ok('refund', refundFields(arrived), arrived.buyer)
    return { buyer: arrived.buyer, fields: { refund_id } }
  },
  refunds: async () => {
    const arrived = await orderThatIs()
    await ok('refund', refundFields(arrived), arrived.buyer)
    return { buyer: arrived.buyer, fields: { p: 1, page_size: 5 } }
  },
  submitReview: async () => {
    const arrived = await orderThatIs()
    const images = [await picture(arrived.buyer, 'review')]
    return { buyer: arrived.buyer, fields: { ...commenting(arrived), images } }
  },
}
