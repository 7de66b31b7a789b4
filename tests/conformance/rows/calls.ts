/** Calls of the API (spec §7, gaps §2 and §3): those of the contract, and those that come later. */
import { calls as contract } from '@contract/all-calls'
import { rows } from '../row'

const described = Object.values(contract).map(
  (call) => [`call.${call.name}`, `${call.endpoint.method} ${call.endpoint.path}: ${call.summary}`] as const,
)

export const calls = [
  ...rows('main', Object.fromEntries(described)),
  ...rows('later', {
    'call.loginTiktok': 'Social sign-in',
    'call.applySeller': 'Application of a seller',
    'call.recharge': 'Offline recharge',
    'call.rechargeList': 'Recharges',
    'call.transactionDetails': 'Wallet records',
    'call.transferBalanceToMerchant': 'Transfer to the own store',
    'call.bankRecharge': 'Recharge by card',
    'call.privacyPolicy': 'Privacy policy',
    'call.returnPolicy': 'Return policy',
    'call.supportPolicy': 'Support policy',
    'call.aboutUsPolicy': 'About us, with its document',
    'call.cartAddCoupon': 'Applies a coupon',
    'call.cartCancelCoupon': 'Takes a coupon off',
    'call.paymentWebhook': 'Events of a card gateway',
    'call.reorder': 'Orders again',
    'call.track': 'Tracking',
    'call.refund': 'Asks for a refund',
    'call.refundCancel': 'Withdraws a refund',
    'call.refunds': 'Refunds',
    'call.invoice': 'Invoice',
    'call.submitReview': 'Writes a review',
    'call.compare': 'Comparison',
    'call.history': 'Products viewed',
    'call.articles': 'Blog list',
    'call.article': 'Blog article',
    'call.registerSendCode': 'Sends a registration code',
    'call.forgotSendCode': 'Sends a reset code',
    'call.forgotReset': 'Resets a password',
    'call.withdraw': 'Withdrawal',
    'call.withdrawRecall': 'Recalls a withdrawal',
    'call.storeDashboard': 'Store dashboard',
    'call.updateStore': 'Store settings',
    'call.ops': 'Calls of operators',
  }),
]
