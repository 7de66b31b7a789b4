/** Valid input for the calls of operators and sellers. */
import { one } from '@contract/rules/lists'
import { refundFields, orderThatIs } from '../after-sale'
import { disputedPayment, refusedRefund } from '../cards'
import { buy } from '../checkout'
import { ok } from '../client'
import { sql } from '../control'
import { sellerInput } from './seller-input'
import { messageInput } from '../../seller/message-input'
import { codeFrom, started } from '../second-factor'
import { couponIdOf, daysFromNow, newCoupon, newTerms } from '../coupons'
import { newItem } from '../new-product'
import { failedMail } from '../mails'
import { ELSEWHERE, failedDelivery, newWebhook } from '../webhooks'
import { requestedIntake, requestedSale, newOperator, newPlainOperator, newStall, userIdOf } from '../operators'
import { newBuyer } from '../people'
import { runInput } from '../../ops/run-input'
import { newSeller } from '../sellers'
import { codeFor } from '../../../support/outbox'
import { newSaver, rechargeFields, withdrawn } from '../wallets'

const firstPage = { p: 1, page_size: 5 }
const listing = { ...firstPage, state: 0 as const }
const approval = { state: 1 as const, remark: 'Looks right' }

/** A paid order in a state, and an operator for it. */
async function orderIn(status: string) {
  const placed = await buy(await newBuyer(), [await newItem()])
  const { order_id } = one(placed.orders)
  await sql(`update orders set status = '${status}' where id = ${order_id} returning id::text`)
  return { buyer: await newOperator(), fields: { order_id } }
}

export const opsInput = {
  ...sellerInput,
  ...messageInput,
  ...runInput,
  opsOrders: async () => ({ buyer: await newOperator(), fields: { ...firstPage, status: 'paid' as const } }),
  opsAccept: () => orderIn('paid'),
  opsShip: async () => {
    const { buyer, fields } = await orderIn('to_be_shipped')
    return { buyer, fields: { ...fields, carrier: 'Carteiro', log_sn: 'CT-740100' } }
  },
  opsTransit: () => orderIn('shipped'),
  opsDeliver: () => orderIn('in_transit'),
  opsApplications: async () => {
    await requestedSale()
    return { buyer: await newOperator(), fields: { ...listing, type: 200 as const } }
  },
  opsApplicationsDecide: async () => {
    const { id } = await requestedSale()
    return { buyer: await newOperator(), fields: { ...approval, id, type: 200 as const, version: 1 } }
  },
  opsRecharges: async () => ({ buyer: await newOperator(), fields: listing }),
  opsRechargesDecide: async () => {
    const payer = await newBuyer()
    const { id } = await ok('recharge', await rechargeFields(payer), payer)
    return { buyer: await newOperator(), fields: { ...approval, id } }
  },
  opsWithdrawals: async () => {
    await withdrawn(await newSaver())
    return { buyer: await newOperator(), fields: listing }
  },
  opsWithdrawalsDecide: async () => {
    const { id } = await withdrawn(await newSaver())
    return { buyer: await newOperator(), fields: { ...approval, id } }
  },
  opsRefunds: async () => {
    const arrived = await orderThatIs()
    await ok('refund', refundFields(arrived), arrived.buyer)
    return { buyer: await newOperator(), fields: listing }
  },
  opsRefundsDecide: async () => {
    const arrived = await orderThatIs()
    const { refund_id: id } = await ok('refund', refundFields(arrived), arrived.buyer)
    return { buyer: await newOperator(), fields: { ...approval, id, restock: true } }
  },
  opsStorage: async () => {
    await requestedIntake()
    return { buyer: await newOperator(), fields: listing }
  },
  opsStorageDecide: async () => {
    const { id } = await requestedIntake()
    return { buyer: await newOperator(), fields: { ...approval, id, version: 1 } }
  },
  opsCoupons: async () => {
    const { shopId } = await newSeller()
    const coupon_id = await couponIdOf(await newCoupon({ percent: 5, shopId }))
    const fields = { ...firstPage, q: 'C', state: 'running' as const, coupon_id, shop_id: shopId }
    return { buyer: await newOperator(), fields }
  },
  opsCouponCreate: async () => ({
    buyer: await newOperator(),
    fields: {
      ...newTerms(),
      percent: 15,
      min: '20',
      max: '7.50',
      starts_at: daysFromNow(1),
      uses_max: 9,
      offered: true,
      remark: 'Spring',
    },
  }),
  opsCouponChange: async () => {
    const coupon_id = await couponIdOf(await newCoupon({ percent: 5 }))
    const fields = { coupon_id, version: 1, ends_at: daysFromNow(9), uses_max: 5, offered: true, remark: 'Well liked' }
    return { buyer: await newOperator(), fields }
  },
  opsCouponEnd: async () => {
    const coupon_id = await couponIdOf(await newCoupon({ percent: 5 }))
    return { buyer: await newOperator(), fields: { coupon_id, version: 1, remark: 'Sold out' } }
  },
  opsCardRefunds: async () => {
    await refusedRefund()
    return { buyer: await newOperator(), fields: { ...firstPage, state: 'failed' as const } }
  },
  opsCardRefundRetry: async () => {
    const { id } = await refusedRefund()
    return { buyer: await newOperator(), fields: { id, remark: 'The bank was asked' } }
  },
  opsCardRefundToWallet: async () => {
    const { id } = await refusedRefund()
    return { buyer: await newOperator(), fields: { id, remark: 'As she asked' } }
  },
  opsSecondFactorMail: async () => ({ buyer: await newPlainOperator(), fields: {} }),
  opsSecondFactorStart: async () => {
    const buyer = await newPlainOperator()
    await ok('opsSecondFactorMail', {}, buyer)
    return { buyer, fields: { mail_code: codeFor(buyer.email) } }
  },
  opsSecondFactorConfirm: async () => {
    const { operator, secret } = await started()
    return { buyer: operator, fields: { code: codeFrom(secret) } }
  },
  opsSecondFactorCheck: async () => {
    const { operator, secret } = await started()
    await ok('opsSecondFactorConfirm', { code: codeFrom(secret) }, operator)
    return { buyer: operator, fields: { code: codeFrom(secret, 30) } }
  },
  opsShops: async () => {
    await newStall()
    return { buyer: await newOperator(), fields: { ...firstPage, q: 'store' } }
  },
  opsShopSave: async () => {
    const { shopId: shop_id } = await newSeller()
    const terms = { commission_bps: '1250', cash_with: 'platform' as const, trusted: true }
    return { buyer: await newOperator(), fields: { shop_id, version: 1, ...terms, remark: 'As agreed' } }
  },
  opsCategoryCommission: async () => {
    const { id } = one(await sql<{ id: string }>('select max(id)::text as id from categories'))
    return { buyer: await newOperator(), fields: { category_id: id, commission_bps: 'default', remark: 'As before' } }
  },
  opsSettlementAdjust: async () => {
    const { shopId: shop_id } = await newSeller()
    return { buyer: await newOperator(), fields: { shop_id, amount: '-12.50', remark: 'A parcel was lost' } }
  },
  opsSettlementAdjustDecide: async () => {
    const { shopId: shop_id } = await newSeller()
    const large = { shop_id, amount: '1000.01', remark: 'A prize' }
    const { adjustment } = await ok('opsSettlementAdjust', large, await newOperator())
    return { buyer: await newOperator(), fields: { id: adjustment.adjustment_id, state: 1 as const } }
  },
  opsSettlementAdjustments: async () => {
    const { shopId: shop_id } = await newSeller()
    await ok('opsSettlementAdjust', { shop_id, amount: '3', remark: 'For the trouble' }, await newOperator())
    return { buyer: await newOperator(), fields: { ...firstPage, state: 'done' as const, shop_id } }
  },
  opsSettlementRelease: async () => ({ buyer: await newOperator(), fields: { before: '2026-01-01' } }),
  opsDisputes: async () => {
    await disputedPayment()
    return { buyer: await newOperator(), fields: { ...firstPage, state: 'open' as const } }
  },
  opsAccounts: async () => ({
    buyer: await newOperator(),
    fields: { ...firstPage, q: 'souk.test', disabled: false },
  }),
  opsAccountDisable: async () => {
    const user_id = await userIdOf(await newBuyer())
    return { buyer: await newOperator(), fields: { user_id, remark: 'Asked for by its owner' } }
  },
  opsAccountEnable: async () => {
    const buyer = await newOperator()
    const user_id = await userIdOf(await newBuyer())
    await ok('opsAccountDisable', { user_id, remark: 'For a while' }, buyer)
    return { buyer, fields: { user_id, remark: 'All is well again' } }
  },
  opsAudits: async () => {
    const { id } = await requestedIntake()
    const buyer = await newOperator()
    await ok('opsStorageDecide', { id, state: 1 }, buyer)
    return { buyer, fields: { ...firstPage, subject: 'storage', subject_id: id } }
  },
  opsSignIns: async () => {
    const user_id = await userIdOf(await newBuyer())
    return { buyer: await newOperator(), fields: { ...firstPage, user_id, kind: 'registered' } }
  },
  opsMails: async () => {
    await failedMail()
    const fields = { ...firstPage, state: 'failed' as const, kind: 'recharge_done' as const, q: 'souk.test' }
    return { buyer: await newOperator(), fields }
  },
  opsMailsRetry: async () => {
    const { id } = await failedMail()
    return { buyer: await newOperator(), fields: { ids: [id], remark: 'The mailbox is there now' } }
  },
  opsJobs: async () => ({ buyer: await newOperator(), fields: {} }),
  opsWebhooks: async () => {
    await newWebhook()
    return { buyer: await newOperator(), fields: {} }
  },
  opsWebhookSave: async () => {
    const { webhook_id } = (await newWebhook()).webhook
    const fields = { webhook_id, name: 'Books', url: ELSEWHERE, events: ['order.paid' as const], new_secret: true }
    return { buyer: await newOperator(), fields: { ...fields, remark: 'Of the accountant' } }
  },
  opsWebhookRemove: async () => {
    const { webhook_id } = (await newWebhook()).webhook
    return { buyer: await newOperator(), fields: { webhook_id, remark: 'Not used any more' } }
  },
  opsDeliveries: async () => {
    const { webhook_id } = await failedDelivery()
    return { buyer: await newOperator(), fields: { ...firstPage, webhook_id, state: 'failed' as const } }
  },
  opsDeliveriesRetry: async () => {
    const { id } = await failedDelivery()
    return { buyer: await newOperator(), fields: { ids: [id], remark: 'It is back' } }
  },
  mailChoices: async () => ({ buyer: (await newStall()).seller, fields: {} }),
  mailChoose: async () => ({
    buyer: (await newStall()).seller,
    fields: { kind: 'shop_digest' as const, on: false },
  }),
  applyProduct: async () => {
    const { seller, productId } = await newStall()
    await sql(`update products set state = 'withdrawn', hidden = true where id = ${productId} returning id::text`)
    return { buyer: seller, fields: { product_id: productId, note: 'New in spring' } }
  },
  applyStorage: async () => {
    const { seller, sku } = await newStall()
    return { buyer: seller, fields: { sku, qty: 3, note: 'On a pallet' } }
  },
  shopRequests: async () => ({
    buyer: (await requestedIntake()).seller,
    fields: { ...firstPage, type: 300 as const },
  }),
}
