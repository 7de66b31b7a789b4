import { allEndpoints, type AnyCall } from './all-endpoints'
import type { Endpoint } from './endpoints'

/** The expected facts of the calls, repeated here independently. */
const MONEY = [
  'accountDelete',
  'bankRecharge',
  'deskOrderDeliver',
  'deskProductSave',
  'deskStockSet',
  'opsCardRefundRetry',
  'opsCardRefundToWallet',
  'opsDeliver',
  'opsRechargesDecide',
  'opsRefundsDecide',
  'opsStorageDecide',
  'opsWithdrawalsDecide',
  'orderCancel',
  'orderComplete',
  'paymentStart',
  'recharge',
  'register',
  'submitOrder',
  'transferBalanceToMerchant',
  'withdraw',
  'withdrawRecall',
]

const GUESSABLE = [
  'accountDelete',
  'accountExport',
  'confirmSendCode',
  'forgotReset',
  'forgotSendCode',
  'login',
  'loginTiktok',
  'register',
  'registerSendCode',
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
})
