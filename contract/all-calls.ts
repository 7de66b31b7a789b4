/** Every call of the API with its schemas. The server, the API reference and the contract suite iterate over it. */
import type { Static } from '@sinclair/typebox'
import { aboutUsPolicy } from './calls/about-us-policy'
import { accountClosing, accountDelete, accountExport, accountKeep } from './calls/account'
import { addressAdd } from './calls/address-add'
import { applySeller } from './calls/apply-seller'
import { article } from './calls/article'
import { articles } from './calls/articles'
import { bankRecharge } from './calls/bank-recharge'
import { brand } from './calls/brand'
import { cart } from './calls/cart'
import { cartAdd } from './calls/cart-add'
import { cartAddCoupon } from './calls/cart-add-coupon'
import { cartCancelCoupon } from './calls/cart-cancel-coupon'
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
import { compare } from './calls/compare'
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
import { history } from './calls/history'
import { historyClear } from './calls/history-clear'
import { confirmSendCode } from './calls/confirm-send-code'
import { forgotReset } from './calls/forgot-reset'
import { forgotSendCode } from './calls/forgot-send-code'
import { invoice } from './calls/invoice'
import { login } from './calls/login'
import { loginTiktok } from './calls/login-tiktok'
import { logout } from './calls/logout'
import { noticeInRead } from './calls/notice-in-read'
import { noticeRead } from './calls/notice-read'
import { notices } from './calls/notices'
import { opsAccountDisable, opsAccountEnable, opsAccounts } from './calls/ops-accounts'
import { opsAudits } from './calls/ops-audits'
import { opsSignIns } from './calls/ops-sign-ins'
import { opsCardRefundRetry, opsCardRefunds, opsCardRefundToWallet } from './calls/ops-card-refunds'
import { opsDisputes } from './calls/ops-disputes'
import { opsSecondFactorCheck, opsSecondFactorConfirm, opsSecondFactorStart } from './calls/ops-second-factor'
import { opsCouponChange, opsCouponEnd, opsCouponMake, opsCoupons } from './calls/ops-coupons'
import { opsAccept, opsDeliver, opsOrders, opsShip, opsTransit } from './calls/ops-orders'
import {
  opsApplications,
  opsApplicationsDecide,
  opsRecharges,
  opsRechargesDecide,
  opsRefunds,
  opsRefundsDecide,
  opsStorage,
  opsStorageDecide,
  opsWithdrawals,
  opsWithdrawalsDecide,
} from './calls/ops-requests'
import { order } from './calls/order'
import { orderCancel } from './calls/order-cancel'
import { orderComplete } from './calls/order-complete'
import { orders } from './calls/orders'
import { paymentStart } from './calls/payment-start'
import { paymentState } from './calls/payment-state'
import { privacyPolicy } from './calls/privacy-policy'
import { product } from './calls/product'
import { recharge } from './calls/recharge'
import { rechargeList } from './calls/recharge-list'
import { refund } from './calls/refund'
import { refundCancel } from './calls/refund-cancel'
import { refunds } from './calls/refunds'
import { register } from './calls/register'
import { registerSendCode } from './calls/register-send-code'
import { removeAddress } from './calls/remove-address'
import { reorder } from './calls/reorder'
import { returnPolicy } from './calls/return-policy'
import { reviews } from './calls/reviews'
import { search } from './calls/search'
import { searchSuggest } from './calls/search-suggest'
import { sellerPass } from './calls/seller-pass'
import { seriesCategorys } from './calls/series-categorys'
import { sessionEnd } from './calls/session-end'
import { sessions } from './calls/sessions'
import { sessionsEndOthers } from './calls/sessions-end-others'
import { shop } from './calls/shop'
import { applyProduct, applyStorage, shopRequests } from './calls/shop-requests'
import { signIns } from './calls/sign-ins'
import { store } from './calls/store'
import { storeDashboard } from './calls/store-dashboard'
import { submitOrder } from './calls/submit-order'
import { submitReview } from './calls/submit-review'
import { supportPolicy } from './calls/support-policy'
import { systemNotify } from './calls/system-notify'
import { termsPolicy } from './calls/terms-policy'
import { updateStore } from './calls/update-store'
import { transactionDetails } from './calls/transaction-details'
import { transferBalanceToMerchant } from './calls/transfer-balance-to-merchant'
import { updateUser } from './calls/update-user'
import { upload } from './calls/upload'
import { withdraw } from './calls/withdraw'
import { withdrawRecall } from './calls/withdraw-recall'
import { track } from './calls/track'
import type { AnyCall } from './all-endpoints'

export const calls = {
  login,
  register,
  registerSendCode,
  forgotSendCode,
  forgotReset,
  confirmSendCode,
  loginTiktok,
  logout,
  sessions,
  sessionEnd,
  sessionsEndOthers,
  signIns,
  getUserinfo,
  getUserBalance,
  updateUser,
  accountClosing,
  accountDelete,
  accountKeep,
  accountExport,
  recharge,
  rechargeList,
  transactionDetails,
  withdraw,
  withdrawRecall,
  transferBalanceToMerchant,
  applySeller,
  storeDashboard,
  updateStore,
  sellerPass,
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
  privacyPolicy,
  returnPolicy,
  supportPolicy,
  aboutUsPolicy,
  articles,
  article,
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
  compare,
  history,
  historyClear,
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
  cartAddCoupon,
  cartCancelCoupon,
  cartQuote,
  cartMerge,
  checkout,
  checkoutQuote,
  submitOrder,
  paymentStart,
  paymentState,
  bankRecharge,
  orders,
  order,
  orderCancel,
  orderComplete,
  invoice,
  track,
  refund,
  refundCancel,
  refunds,
  submitReview,
  reorder,
  opsOrders,
  opsAccept,
  opsShip,
  opsTransit,
  opsDeliver,
  opsApplications,
  opsApplicationsDecide,
  opsRecharges,
  opsRechargesDecide,
  opsWithdrawals,
  opsWithdrawalsDecide,
  opsRefunds,
  opsRefundsDecide,
  opsStorage,
  opsStorageDecide,
  opsCardRefunds,
  opsCardRefundRetry,
  opsCardRefundToWallet,
  opsDisputes,
  opsSecondFactorStart,
  opsSecondFactorConfirm,
  opsSecondFactorCheck,
  opsCoupons,
  opsCouponMake,
  opsCouponChange,
  opsCouponEnd,
  opsAccounts,
  opsAccountDisable,
  opsAccountEnable,
  opsAudits,
  opsSignIns,
  applyProduct,
  applyStorage,
  shopRequests,
} satisfies Record<AnyCall, { name: AnyCall }>

export type Calls = typeof calls
/** What a call is sent, decoded; the idempotency key goes beside it. */
export type Fields<N extends AnyCall> = Static<Calls[N]['fields']>
/** What a call answers under `data`. */
export type Data<N extends AnyCall> = Static<Calls[N]['data']>
