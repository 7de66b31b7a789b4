import { allEndpoints, type AnyCall } from './all'
import type { Endpoint } from './app'

/** The expected facts of the calls, repeated here independently. */
const MONEY = [
  'accountDelete',
  'bankRecharge',
  'claimOrders',
  'opsCardRefundRetry',
  'opsCardRefundToWallet',
  'opsDeliver',
  'opsRechargesDecide',
  'opsRefundsDecide',
  'opsSettlementAdjust',
  'opsSettlementAdjustDecide',
  'opsSettlementRelease',
  'opsStorageDecide',
  'opsWithdrawalsDecide',
  'orderCancel',
  'orderComplete',
  'paymentStart',
  'recharge',
  'register',
  'registerFromGuest',
  'sellerImportApply',
  'sellerOrderDecline',
  'sellerOrderDeliver',
  'sellerPayout',
  'sellerProductSave',
  'sellerRefundAnswer',
  'sellerStockSet',
  'submitOrder',
  'transferBalanceToMerchant',
  'withdraw',
  'withdrawRecall',
]

const GUESSABLE = [
  'accountDelete',
  'accountExport',
  'changeGuestEmail',
  'claimOrders',
  'confirmSendCode',
  'forgotReset',
  'forgotSendCode',
  'login',
  'loginByOrder',
  'loginTiktok',
  'register',
  'registerFromGuest',
  'registerGuest',
  'registerSendCode',
  'sellerPayout',
  'sendOrderLink',
  'transferBalanceToMerchant',
  'updateUser',
  'withdraw',
]

const WHILE_LEAVING = [
  'accountClosing',
  'accountDelete',
  'accountExport',
  'accountKeep',
  'confirmSendCode',
  'getUserBalance',
  'getUserinfo',
  'logout',
]

/** What a guest can do besides what visitors can. */
const BY_GUESTS = [
  'accountClosing',
  'accountDelete',
  'accountExport',
  'accountKeep',
  'addressAdd',
  'cart',
  'cartAdd',
  'cartAddCoupon',
  'cartCancelCoupon',
  'cartMerge',
  'cartSelectAll',
  'cartSelectOne',
  'cartUpdate',
  'changeGuestEmail',
  'checkout',
  'checkoutQuote',
  'confirmSendCode',
  'defaultAddress',
  'favorite',
  'favoriteRemove',
  'favorites',
  'getAddressList',
  'getUserBalance',
  'getUserinfo',
  'historyClear',
  'invoice',
  'logout',
  'mailChoices',
  'mailChoose',
  'noticeInRead',
  'noticeRead',
  'notices',
  'order',
  'orderCancel',
  'orderComplete',
  'orderMessageSend',
  'orderMessages',
  'orderMessagesRead',
  'orders',
  'paymentStart',
  'paymentState',
  'refund',
  'refundCancel',
  'refunds',
  'registerFromGuest',
  'removeAddress',
  'reorder',
  'sessionEnd',
  'sessions',
  'sessionsEndOthers',
  'signIns',
  'submitOrder',
  'track',
  'upload',
]

const SHARED = [
  'article',
  'articles',
  'brand',
  'category',
  'categoryTop3',
  'getAllProducts',
  'getCurrency',
  'getFirstCategory',
  'getFlashDeals',
  'getHotList',
  'getLanguages',
  'getNew',
  'getRecommend',
  'getRecommendList',
  'privacyPolicy',
  'product',
  'returnPolicy',
  'reviews',
  'searchSuggest',
  'seriesCategorys',
  'shop',
  'start',
  'store',
  'supportPolicy',
  'systemNotify',
  'termsPolicy',
]

const all: readonly (readonly [string, Endpoint])[] = Object.entries(allEndpoints)
const callsWhere = (holds: (endpoint: Endpoint) => unknown) =>
  all.flatMap(([name, endpoint]) => (holds(endpoint) ? [name as AnyCall] : [])).sort()

describe('the facts of a call', () => {
  it('halt the calls that move money, and no other', () => expect(callsWhere(({ money }) => money)).toEqual(MONEY))

  it('say of every call with an idempotency key whether it moves money', () => {
    const once = callsWhere(({ idempotent }) => idempotent)
    expect(once).not.toEqual([])
    expect(once.filter((name) => (allEndpoints[name] as Endpoint).money === undefined)).toEqual([])
  })

  it('slow down what could be guessed', () => expect(callsWhere(({ guessable }) => guessable)).toEqual(GUESSABLE))

  it('leave open to an account that is to be erased what it needs to stay or to go', () => {
    expect(callsWhere(({ whileLeaving }) => whileLeaving)).toEqual(WHILE_LEAVING)
  })

  it('let guests order and follow what they ordered, and nothing else [role.guests]', () => {
    const byBuyers = callsWhere((of) => of.token === 'required' && !of.role && !of.ofShop && !of.refusesGuests)
    expect(byBuyers).toEqual(BY_GUESTS)
  })

  it('let caches keep what is the same for everybody, and nothing else [wire.shared]', () => {
    expect(callsWhere(({ shared }) => shared)).toEqual(SHARED)
    expect(callsWhere(({ shared }) => shared?.forVisitors)).toEqual(['getRecommend', 'product', 'reviews'])
    const unfit = callsWhere(({ shared, method, token }) => shared && (method !== 'GET' || token === 'required'))
    expect(unfit).toEqual([])
  })
})
