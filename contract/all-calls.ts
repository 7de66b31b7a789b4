/** Every call of the API with its schemas. The server, the API reference and the contract suite iterate over it. */
import type { Static } from '@sinclair/typebox'
import { aboutUsPolicy } from './calls/content/about-us-policy'
import { accountClosing, accountDelete, accountExport, accountKeep } from './calls/account/account'
import { addressAdd } from './calls/addresses/address-add'
import { applySeller } from './calls/stores/apply-seller'
import { article } from './calls/content/article'
import { articles } from './calls/content/articles'
import { bankRecharge } from './calls/payments/bank-recharge'
import { brand } from './calls/catalogue/brand'
import { cart } from './calls/cart/cart'
import { cartAdd } from './calls/cart/cart-add'
import { cartAddCoupon } from './calls/cart/cart-add-coupon'
import { cartCancelCoupon } from './calls/cart/cart-cancel-coupon'
import { cartMerge } from './calls/cart/cart-merge'
import { cartQuote } from './calls/cart/cart-quote'
import { cartSelectAll } from './calls/cart/cart-select-all'
import { cartSelectOne } from './calls/cart/cart-select-one'
import { cartUpdate } from './calls/cart/cart-update'
import { category } from './calls/catalogue/category'
import { categoryTop3 } from './calls/catalogue/category-top3'
import { checkout } from './calls/cart/checkout'
import { checkoutQuote } from './calls/cart/checkout-quote'
import { citys } from './calls/addresses/citys'
import { clearProductCache } from './calls/catalogue/clear-product-cache'
import { defaultAddress } from './calls/addresses/default-address'
import { favorite } from './calls/catalogue/favorite'
import { favoriteRemove } from './calls/catalogue/favorite-remove'
import { favorites } from './calls/catalogue/favorites'
import { getAddressList } from './calls/addresses/get-address-list'
import { compare } from './calls/catalogue/compare'
import { getAllBrand } from './calls/catalogue/get-all-brand'
import { getAllCategory } from './calls/catalogue/get-all-category'
import { getAllProducts } from './calls/catalogue/get-all-products'
import { getCurrency } from './calls/content/get-currency'
import { getFirstCategory } from './calls/catalogue/get-first-category'
import { getFlashDeals } from './calls/catalogue/get-flash-deals'
import { getHotList } from './calls/catalogue/get-hot-list'
import { getLanguages } from './calls/content/get-languages'
import { getNew } from './calls/catalogue/get-new'
import { getRecommend } from './calls/catalogue/get-recommend'
import { getRecommendList } from './calls/catalogue/get-recommend-list'
import { getUserBalance } from './calls/account/get-user-balance'
import { getUserinfo } from './calls/account/get-userinfo'
import { getWallets } from './calls/content/get-wallets'
import { history } from './calls/catalogue/history'
import { historyClear } from './calls/catalogue/history-clear'
import { confirmSendCode } from './calls/account/confirm-send-code'
import { forgotReset } from './calls/account/forgot-reset'
import { forgotSendCode } from './calls/account/forgot-send-code'
import { invoice } from './calls/content/invoice'
import { login } from './calls/account/login'
import { loginTiktok } from './calls/account/login-tiktok'
import { logout } from './calls/account/logout'
import { mailChoices, mailChoose } from './calls/account/mail-choices'
import { noticeInRead } from './calls/notices/notice-in-read'
import { noticeRead } from './calls/notices/notice-read'
import { notices } from './calls/notices/notices'
import { opsAccountDisable, opsAccountEnable, opsAccounts } from './calls/ops/ops-accounts'
import { opsAudits } from './calls/ops/ops-audits'
import { opsJobs, opsMails, opsMailsRetry } from './calls/ops/ops-mails'
import {
  opsDeliveries,
  opsDeliveriesRetry,
  opsWebhookRemove,
  opsWebhooks,
  opsWebhookSave,
} from './calls/ops/ops-webhooks'
import { opsSignIns } from './calls/ops/ops-sign-ins'
import { opsCardRefundRetry, opsCardRefunds, opsCardRefundToWallet } from './calls/ops/ops-card-refunds'
import { opsDisputes } from './calls/payments/ops-disputes'
import {
  opsSecondFactorCheck,
  opsSecondFactorConfirm,
  opsSecondFactorMail,
  opsSecondFactorStart,
} from './calls/ops/ops-second-factor'
import { opsCouponChange, opsCouponEnd, opsCouponMake, opsCoupons } from './calls/ops/ops-coupons'
import { opsAccept, opsDeliver, opsOrders, opsShip, opsTransit } from './calls/ops/ops-orders'
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
} from './calls/ops/ops-requests'
import { order } from './calls/orders/order'
import { orderCancel } from './calls/orders/order-cancel'
import { orderComplete } from './calls/orders/order-complete'
import { orderMessages, orderMessageSend, orderMessagesRead } from './calls/orders/order-messages'
import { orders } from './calls/orders/orders'
import { paymentStart } from './calls/payments/payment-start'
import { paymentState } from './calls/payments/payment-state'
import { privacyPolicy } from './calls/content/privacy-policy'
import { product } from './calls/catalogue/product'
import { recharge } from './calls/wallet/recharge'
import { rechargeList } from './calls/wallet/recharge-list'
import { refund } from './calls/orders/refund'
import { refundCancel } from './calls/orders/refund-cancel'
import { refunds } from './calls/orders/refunds'
import { register } from './calls/account/register'
import { registerSendCode } from './calls/account/register-send-code'
import { removeAddress } from './calls/addresses/remove-address'
import { reorder } from './calls/cart/reorder'
import { returnPolicy } from './calls/content/return-policy'
import { reviews } from './calls/catalogue/reviews'
import { search } from './calls/catalogue/search'
import { searchSuggest } from './calls/catalogue/search-suggest'
import { sellerPass } from './calls/stores/seller-pass'
import { seriesCategorys } from './calls/catalogue/series-categorys'
import { sessionEnd } from './calls/account/session-end'
import { sessions } from './calls/account/sessions'
import { sessionsEndOthers } from './calls/account/sessions-end-others'
import { shop } from './calls/catalogue/shop'
import { applyProduct, applyStorage, shopRequests } from './calls/stores/shop-requests'
import { signIns } from './calls/account/sign-ins'
import { store } from './calls/content/store'
import { storeDashboard } from './calls/stores/store-dashboard'
import { submitOrder } from './calls/cart/submit-order'
import { submitReview } from './calls/catalogue/submit-review'
import { supportPolicy } from './calls/content/support-policy'
import { systemNotify } from './calls/notices/system-notify'
import { termsPolicy } from './calls/content/terms-policy'
import { updateStore } from './calls/stores/update-store'
import { transactionDetails } from './calls/wallet/transaction-details'
import { transferBalanceToMerchant } from './calls/wallet/transfer-balance-to-merchant'
import { updateUser } from './calls/account/update-user'
import { upload } from './calls/uploads/upload'
import { withdraw } from './calls/wallet/withdraw'
import { withdrawRecall } from './calls/wallet/withdraw-recall'
import { track } from './calls/orders/track'
import * as opsRunCalls from './calls/ops/run'
import * as sellerCalls from './seller/calls'
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
  orderMessages,
  orderMessageSend,
  orderMessagesRead,
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
  opsSecondFactorMail,
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
  opsMails,
  opsMailsRetry,
  opsJobs,
  opsWebhooks,
  opsWebhookSave,
  opsWebhookRemove,
  opsDeliveries,
  opsDeliveriesRetry,
  mailChoices,
  mailChoose,
  applyProduct,
  applyStorage,
  shopRequests,
  ...opsRunCalls,
  ...sellerCalls,
} satisfies Record<AnyCall, { name: AnyCall }>

type Calls = typeof calls
/** The decoded fields of a call, without the idempotency key. */
export type Fields<N extends AnyCall> = Static<Calls[N]['fields']>
/** The payload of a call under `data`. */
export type Data<N extends AnyCall> = Static<Calls[N]['data']>
