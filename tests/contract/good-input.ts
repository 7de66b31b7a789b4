/** Input that each call must accept. Typed over every name, so that a new call does not compile without its line. */
import type { Fields } from '@contract/all-calls'
import type { CallName } from '@contract/endpoints'
import { buy, dollars, payByWallet, place, quoteFor, submission } from './checkout'
import { ok } from './client'
import { quoted, sql } from './control'
import { newGoods } from './goods'
import { addressFields, newAddress, newBuyer, registration, type Buyer } from './people'

export interface Prepared<N extends CallName> {
  readonly fields: Fields<N>
  /** Who calls; nobody where the call is for visitors. */
  readonly buyer?: Buyer
}
type Preparations = { [N in CallName]: () => Promise<Prepared<N>> }

const nothing = async () => ({ fields: {} })
const byBuyer = async () => ({ fields: {}, buyer: await newBuyer() })
const firstPage = async () => ({ fields: { p: 1, page_size: 5 } })

async function aProduct(): Promise<string> {
  const { list } = await ok('getAllProducts', { p: 1, page_size: 1 })
  return list[0].product_id
}

async function withLine() {
  const buyer = await newBuyer()
  const { productId } = await newGoods()
  await ok('cartAdd', { product_id: productId, qty: 2 }, buyer)
  const { cart_info: cart } = await ok('cart', {}, buyer)
  return { buyer, item_id: cart.shops[0].products[0].item_id }
}

async function withAddress() {
  const buyer = await newBuyer()
  return { buyer, fields: { address_id: await newAddress(buyer) } }
}

async function withOrder() {
  const buyer = await newBuyer()
  const placed = await buy(buyer, [await newGoods()])
  return { buyer, fields: { order_id: placed.orders[0].order_id } }
}

async function withFavorite() {
  const buyer = await newBuyer()
  const { productId } = await newGoods()
  const { favorite_id } = await ok('favorite', { product_id: productId }, buyer)
  return { buyer, fields: { favorite_id } }
}

async function operator(): Promise<Buyer> {
  const buyer = await newBuyer()
  await sql(`update users set role = 'operator' where email = ${quoted(buyer.email)} returning id::text`)
  return buyer
}

async function withNotice() {
  const buyer = await newBuyer()
  const text = `'{"en":"Hello"}'::jsonb`
  const [{ id }] = await sql<{ id: string }>(
    `insert into notices (user_id, type, state, title, text) select id, 800, 1, ${text}, ${text} from users
     where email = ${quoted(buyer.email)} returning id::text`,
  )
  return { buyer, fields: { id } }
}

export const goodInput: Preparations = {
  login: async () => {
    const { email, password } = await newBuyer()
    return { fields: { email, password } }
  },
  register: async () => ({ fields: registration() }),
  logout: byBuyer,
  getUserinfo: byBuyer,
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
  upload: async () => ({ buyer: await newBuyer(), fields: { purpose: 'review' as const } }),
  addressAdd: async () => ({ buyer: await newBuyer(), fields: addressFields() }),
  getAddressList: byBuyer,
  defaultAddress: withAddress,
  removeAddress: withAddress,
  citys: async () => ({ fields: { country: 'TH' } }),
  systemNotify: nothing,
  notices: async () => ({ buyer: await newBuyer(), fields: { p: 1, page_size: 5, type: 800, read: false } }),
  noticeRead: withNotice,
  noticeInRead: byBuyer,
  getCurrency: nothing,
  getLanguages: nothing,
  getWallets: nothing,
  store: async () => ({ fields: { type: 'advert' as const } }),
  termsPolicy: nothing,
  getAllBrand: async () => ({ fields: { p: 1, page_size: 5, q: 'a' } }),
  getAllCategory: nothing,
  getFirstCategory: nothing,
  seriesCategorys: async () => {
    const { list } = await ok('getFirstCategory', {})
    return { fields: { category_id: list[0].category_id } }
  },
  brand: async () => {
    const { list } = await ok('getAllBrand', { p: 1, page_size: 1 })
    return { fields: { id: list[0].brand_id, sort: 'price_asc' as const } }
  },
  category: async () => {
    const { list } = await ok('getFirstCategory', {})
    return { fields: { a: list[0].category_id, b: 1, in_stock: true } }
  },
  categoryTop3: nothing,
  search: async () => ({ fields: { term: 'a', p: 1, rate_min: 100, price_min: '1', price_max: '900' } }),
  searchSuggest: async () => ({ fields: { q: 'te' } }),
  shop: async () => {
    const { list } = await ok('getAllProducts', { p: 1, page_size: 1 })
    return { fields: { a: list[0].shop_id, b: 1 } }
  },
  getAllProducts: async () => ({ fields: { p: 1, page_size: 5, on_sale: true, sort: 'new' as const } }),
  getHotList: firstPage,
  getNew: firstPage,
  getRecommend: firstPage,
  getRecommendList: firstPage,
  getFlashDeals: firstPage,
  clearProductCache: async () => ({ buyer: await operator(), fields: {} }),
  product: async () => ({ fields: { product_id: await aProduct() } }),
  reviews: async () => ({ fields: { product_id: await aProduct(), p: 1, page_size: 5 } }),
  favorite: async () => ({ buyer: await newBuyer(), fields: { product_id: (await newGoods()).productId } }),
  favorites: async () => ({ buyer: (await withFavorite()).buyer, fields: { p: 1, page_size: 5 } }),
  favoriteRemove: withFavorite,
  cartAdd: async () => {
    const { productId } = await newGoods()
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
  cartQuote: async () => ({ fields: { items: [{ product_id: (await newGoods()).productId, qty: 1 }] } }),
  cartMerge: async () => {
    const { productId } = await newGoods()
    return { buyer: await newBuyer(), fields: { items: [{ product_id: productId, qty: 1 }] } }
  },
  checkout: async () => {
    const { buyer } = await withLine()
    return { buyer, fields: { address_id: await newAddress(buyer) } }
  },
  checkoutQuote: async () => {
    const buyer = await newBuyer()
    const { addressId, methods } = await quoteFor(buyer, [await newGoods()])
    return { buyer, fields: { address_id: addressId, shipping_methods: methods } }
  },
  submitOrder: async () => {
    const buyer = await newBuyer()
    const fields = submission(await quoteFor(buyer, [await newGoods()]))
    return { buyer, fields: { ...fields, order_remark: 'Leave it with the neighbour' } }
  },
  paymentStart: async () => {
    const buyer = await newBuyer()
    const { orders, grand_total } = await place(buyer, [await newGoods()])
    const { code: wallet } = await dollars(buyer)
    const order_ids = orders.map(({ order_id }) => order_id)
    return { buyer, fields: { order_ids, payment_method: 'wallet' as const, wallet, amount: grand_total } }
  },
  paymentState: async () => {
    const buyer = await newBuyer()
    const { payment_id } = await payByWallet(buyer, await place(buyer, [await newGoods()]))
    return { buyer, fields: { payment_id } }
  },
  orders: async () => ({
    buyer: (await withOrder()).buyer,
    fields: { p: 1, page_size: 5, status: 'to_ship' as const },
  }),
  order: withOrder,
  orderCancel: async () => {
    const { buyer, fields } = await withOrder()
    return { buyer, fields: { ...fields, cancel_remark: 'Changed my mind' } }
  },
  orderComplete: async () => {
    const { buyer, fields } = await withOrder()
    await sql(`update orders set status = 'shipped' where id = ${fields.order_id} returning id::text`)
    return { buyer, fields }
  },
}
