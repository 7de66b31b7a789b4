/** Valid input for the calls of operators and sellers. */
import { asking, orderThatIs } from './after-sale'
import { disputedPayment, refusedRefund } from './cards'
import { buy } from './checkout'
import { ok } from './client'
import { sql } from './control'
import { deskInput } from './desk-input'
import { codeFrom, started } from './second-factor'
import { couponIdOf, daysFromNow, newCoupon, newTerms } from './coupons'
import { newGoods } from './goods'
import { askedForIntake, askedForSale, newOperator, newStall, userIdOf } from './operators'
import { newBuyer } from './people'
import { newSaver, rechargeFields, withdrawn } from './wallets'

const firstPage = { p: 1, page_size: 5 }
const listing = { ...firstPage, state: 0 as const }
const approval = { state: 1 as const, remark: 'Looks right' }

/** A paid order in a state, and an operator for it. */
async function orderIn(status: string) {
  const placed = await buy(await newBuyer(), [await newGoods()])
  const [{ order_id }] = placed.orders
  await sql(`update orders set status = '${status}' where id = ${order_id} returning id::text`)
  return { buyer: await newOperator(), fields: { order_id } }
}

export const opsInput = {
  ...deskInput,
  opsOrders: async () => ({ buyer: await newOperator(), fields: { ...firstPage, status: 'paid' as const } }),
  opsAccept: () => orderIn('paid'),
  opsShip: async () => {
    const { buyer, fields } = await orderIn('to_be_shipped')
    return { buyer, fields: { ...fields, carrier: 'Carteiro', log_sn: 'CT-740100' } }
  },
  opsTransit: () => orderIn('shipped'),
  opsDeliver: () => orderIn('in_transit'),
  opsApplications: async () => {
    await askedForSale()
    return { buyer: await newOperator(), fields: { ...listing, type: 200 as const } }
  },
  opsApplicationsDecide: async () => {
    const { id } = await askedForSale()
    return { buyer: await newOperator(), fields: { ...approval, id, type: 200 as const } }
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
    await ok('refund', asking(arrived), arrived.buyer)
    return { buyer: await newOperator(), fields: listing }
  },
  opsRefundsDecide: async () => {
    const arrived = await orderThatIs()
    const { refund_id: id } = await ok('refund', asking(arrived), arrived.buyer)
    return { buyer: await newOperator(), fields: { ...approval, id, restock: true } }
  },
  opsStorage: async () => {
    await askedForIntake()
    return { buyer: await newOperator(), fields: listing }
  },
  opsStorageDecide: async () => {
    const { id } = await askedForIntake()
    return { buyer: await newOperator(), fields: { ...approval, id } }
  },
  opsCoupons: async () => {
    await newCoupon({ percent: 5 })
    return { buyer: await newOperator(), fields: { ...firstPage, q: 'C', state: 'running' as const } }
  },
  opsCouponMake: async () => ({
    buyer: await newOperator(),
    fields: {
      ...newTerms(),
      percent: 15,
      min: '20',
      max: '7.50',
      starts_at: daysFromNow(1),
      uses_max: 9,
      remark: 'Spring',
    },
  }),
  opsCouponChange: async () => {
    const coupon_id = await couponIdOf(await newCoupon({ percent: 5 }))
    const fields = { coupon_id, ends_at: daysFromNow(9), uses_max: 5, remark: 'Well liked' }
    return { buyer: await newOperator(), fields }
  },
  opsCouponEnd: async () => {
    const coupon_id = await couponIdOf(await newCoupon({ percent: 5 }))
    return { buyer: await newOperator(), fields: { coupon_id, remark: 'Sold out' } }
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
  opsSecondFactorStart: async () => ({ buyer: await newOperator(), fields: {} }),
  opsSecondFactorConfirm: async () => {
    const { operator, secret } = await started()
    return { buyer: operator, fields: { code: codeFrom(secret) } }
  },
  opsSecondFactorCheck: async () => {
    const { operator, secret } = await started()
    await ok('opsSecondFactorConfirm', { code: codeFrom(secret) }, operator)
    return { buyer: operator, fields: { code: codeFrom(secret, 30) } }
  },
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
    const { id } = await askedForIntake()
    const buyer = await newOperator()
    await ok('opsStorageDecide', { id, state: 1 }, buyer)
    return { buyer, fields: { ...firstPage, subject: 'storage', subject_id: id } }
  },
  opsSignIns: async () => {
    const user_id = await userIdOf(await newBuyer())
    return { buyer: await newOperator(), fields: { ...firstPage, user_id, kind: 'registered' } }
  },
  applyProduct: async () => {
    const { seller, productId } = await newStall()
    await sql(`update products set state = 'withdrawn', withdrawn = true where id = ${productId} returning id::text`)
    return { buyer: seller, fields: { product_id: productId, note: 'New in spring' } }
  },
  applyStorage: async () => {
    const { seller, sku } = await newStall()
    return { buyer: seller, fields: { sku, qty: 3, note: 'On a pallet' } }
  },
  shopRequests: async () => ({
    buyer: (await askedForIntake()).seller,
    fields: { ...firstPage, type: 300 as const },
  }),
}
