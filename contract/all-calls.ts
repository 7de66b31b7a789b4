/** Every call of the API with its schemas. The server, the API reference and the contract suite iterate over it. */
import type { Static } from '@sinclair/typebox'
import { addressAdd } from './calls/address-add'
import { brand } from './calls/brand'
import { cart } from './calls/cart'
import { cartAdd } from './calls/cart-add'
import { cartMerge } from './calls/cart-merge'
import { cartQuote } from './calls/cart-quote'
import { cartSelectAll } from './calls/cart-select-all'
import { cartSelectOne } from './calls/cart-select-one'
import { cartUpdate } from './calls/cart-update'
import { category } from './calls/category'
import { categoryTop3 } from './calls/category-top3'
import { checkout } from './calls/checkout'
import { checkoutQuote } from './calls/checkout-quote'
import { citys } from './calls/citys'
import { clearProductCache } from './calls/clear-product-cache'
import { defaultAddress } from './calls/default-address'
import { favorite } from './calls/favorite'
import { favoriteRemove } from './calls/favorite-remove'
import { favorites } from './calls/favorites'
import { getAddressList } from './calls/get-address-list'
import { getAllBrand } from './calls/get-all-brand'
import { getAllCategory } from './calls/get-all-category'
import { getAllProducts } from './calls/get-all-products'
import { getCurrency } from './calls/get-currency'
import { getFirstCategory } from './calls/get-first-category'
import { getFlashDeals } from './calls/get-flash-deals'
import { getHotList } from './calls/get-hot-list'
import { getLanguages } from './calls/get-languages'
import { getNew } from './calls/get-new'
import { getRecommend } from './calls/get-recommend'
import { getRecommendList } from './calls/get-recommend-list'
import { getUserBalance } from './calls/get-user-balance'
import { getUserinfo } from './calls/get-userinfo'
import { getWallets } from './calls/get-wallets'
import { login } from './calls/login'
import { logout } from './calls/logout'
import { noticeInRead } from './calls/notice-in-read'
import { noticeRead } from './calls/notice-read'
import { notices } from './calls/notices'
import { order } from './calls/order'
import { orderCancel } from './calls/order-cancel'
import { orderComplete } from './calls/order-complete'
import { orders } from './calls/orders'
import { paymentStart } from './calls/payment-start'
import { paymentState } from './calls/payment-state'
import { product } from './calls/product'
import { register } from './calls/register'
import { removeAddress } from './calls/remove-address'
import { reviews } from './calls/reviews'
import { search } from './calls/search'
import { searchSuggest } from './calls/search-suggest'
import { seriesCategorys } from './calls/series-categorys'
import { shop } from './calls/shop'
import { store } from './calls/store'
import { submitOrder } from './calls/submit-order'
import { systemNotify } from './calls/system-notify'
import { termsPolicy } from './calls/terms-policy'
import { updateUser } from './calls/update-user'
import { upload } from './calls/upload'
import type { CallName } from './endpoints'

export const calls = {
  login,
  register,
  logout,
  getUserinfo,
  getUserBalance,
  updateUser,
  upload,
  addressAdd,
  getAddressList,
  defaultAddress,
  removeAddress,
  citys,
  systemNotify,
  notices,
  noticeRead,
  noticeInRead,
  getCurrency,
  getLanguages,
  getWallets,
  store,
  termsPolicy,
  getAllBrand,
  getAllCategory,
  getFirstCategory,
  seriesCategorys,
  brand,
  category,
  categoryTop3,
  search,
  searchSuggest,
  shop,
  getAllProducts,
  getHotList,
  getNew,
  getRecommend,
  getRecommendList,
  getFlashDeals,
  clearProductCache,
  product,
  reviews,
  favorite,
  favorites,
  favoriteRemove,
  cartAdd,
  cart,
  cartUpdate,
  cartSelectOne,
  cartSelectAll,
  cartQuote,
  cartMerge,
  checkout,
  checkoutQuote,
  submitOrder,
  paymentStart,
  paymentState,
  orders,
  order,
  orderCancel,
  orderComplete,
} satisfies Record<CallName, { name: CallName }>

export type Calls = typeof calls
/** What a call is sent, decoded; the idempotency key goes beside it. */
export type Fields<N extends CallName> = Static<Calls[N]['fields']>
/** What a call answers under `data`. */
export type Data<N extends CallName> = Static<Calls[N]['data']>
