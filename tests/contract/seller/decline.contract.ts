/** Orders that a shop declines. */
import { Code, SUCCESS } from '@contract/base/codes'
import { DAY_MS } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { orderOf, paying, use } from '../support/cards'
import { dollars, payByWallet, place } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, runTimers, sql, workCards } from '../support/control'
import { newCoupon } from '../support/coupons'
import { newSale } from '../support/seller-orders'
import { stockOf } from '../support/new-product'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { newSeller } from '../support/sellers'

const reason = 'The last one broke on the shelf'
const parcel = { carrier: 'Carteiro', log_sn: 'CT7401000123PT' }

afterEach(() => moveClock(0))

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

describe('an order that its shop declines [call.sellerOrderDecline] [action.decline]', () => {
  it('is cancelled with stock and money back, and the buyer reads why [state.cancel-returns]', async () => {
    const { seller, buyer, goods, order_id } = await newSale()
    const { order } = await ok('sellerOrderDecline', { order_id, reason: ` ${reason} ` }, seller)
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'refunded', cancel_remark: reason, actions: [] })
    expect([await stockOf(goods), (await dollars(buyer)).balance]).toEqual([20, '500.00'])
    const { order: bought } = await ok('order', { order_id }, buyer)
    expect(bought).toMatchObject({ status: 'cancelled', cancel_remark: reason, actions: [] })
    const notice = one((await ok('notices', { type: 600 }, { ...buyer, lang: 'es' })).list)
    expect(notice).toMatchObject({ state: -1, title_en: 'The shop declined your order' })
    const number = bought.increment_id
    expect(notice.text_en).toBe(`Order ${number}: ${reason}\nEverything you paid goes back to where it came from.`)
    expect(notice.text_es).toContain(`Pedido ${number}: ${reason}`)
  })

  it('leaves a record with the reason [rule.seller-history]', async () => {
    const { seller, order_id } = await newSale('to_be_shipped')
    await ok('sellerOrderDecline', { order_id, reason }, seller)
    const { list } = await ok('opsAudits', { subject: 'orders', subject_id: order_id }, await newOperator())
    const [before, after] = [{ status: 'to_be_shipped' }, { status: 'cancelled', payment_status: 'refunded' }]
    expect(list).toMatchObject([
      { action: 'decline', remark: reason, before, after, operator: { email: seller.email } },
    ])
  })

  it('can be one that nobody has paid, whose notice speaks of no money', async () => {
    const { seller, buyer, goods, order_id } = await newSale('to_be_paid')
    const { order } = await ok('sellerOrderDecline', { order_id, reason }, seller)
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
    expect(await stockOf(goods)).toBe(20)
    const notice = one((await ok('notices', { type: 600 }, buyer)).list)
    expect(notice.text_en).not.toContain('\n')
  })

  it('gives the coupon back, and card money to the card', async () => {
    const { seller, goods } = await newSale()
    const buyer = await newBuyer()
    const code = await newCoupon({ percent: 50, uses: 1 })
    await ok('cartAdd', { product_id: goods.productId, qty: 1 }, buyer)
    await ok('cartAddCoupon', { coupon_code: code }, buyer)
    const placed = await place(buyer, [goods])
    await payByWallet(buyer, placed)
    await ok('sellerOrderDecline', { order_id: one(placed.orders).order_id, reason }, seller)
    expect(await sql(`select uses from coupons where code = '${code}'`)).toEqual([{ uses: 0 }])

    const paid = await paying()
    await use(paid, { card: 'success' })
    await workCards()
    const { shop } = await orderOf(paid)
    const fields = { shop_id: shop.shop_id, order_id: paid.orderId, reason }
    const { order } = await ok('sellerOrderDecline', fields, await newOperator())
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'refunding' })
    await workCards()
    expect((await orderOf(paid)).payment_status).toBe('refunded')
  })

  it('owes nothing for cash on delivery', async () => {
    const { seller, goods } = await newSale()
    const buyer = await newBuyer()
    const { orders, grand_total: amount } = await place(buyer, [goods])
    const { order_id } = one(orders)
    await ok('paymentStart', { order_ids: [order_id], payment_method: 'cash_on_delivery', amount }, buyer)
    const { order } = await ok('sellerOrderDecline', { order_id, reason }, seller)
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
  })

  it('is not shipped yet, and not cancelled [answer.2000033] [answer.2000032] [wire.unchanged]', async () => {
    const shipped = await newSale('shipped')
    const cancelled = await newSale()
    await ok('orderCancel', { order_id: cancelled.order_id }, cancelled.buyer)
    const before = await fingerprint()
    const decline = async ({ seller, order_id }: Pick<typeof shipped, 'seller' | 'order_id'>) =>
      (await call('sellerOrderDecline', { order_id, reason }, seller)).code
    expect([await decline(shipped), await decline(cancelled)]).toEqual([Code.cancelShipped, Code.cancelFailed])
    expect(await fingerprint()).toBe(before)
  })

  it('needs a reason, and is the shop’s own [answer.1000008] [answer.1500018] [wire.unchanged]', async () => {
    const { seller, order_id } = await newSale()
    const other = await newSeller()
    const before = await fingerprint()
    const blank = await call('sellerOrderDecline', { order_id, reason: '   ' }, seller)
    expect([blank.code, refusedFields(blank)]).toEqual([Code.invalidParameter, ['reason']])
    expect((await call('sellerOrderDecline', { order_id, reason }, other)).code).toBe(Code.orderUnknown)
    expect(await fingerprint()).toBe(before)
  })
})

describe('two who want different things of an order at once', () => {
  it('are the shop that declines and the shop that ships: one wins [action.decline] [action.ship]', async () => {
    const wins = { shipped: [SUCCESS, Code.cancelShipped], cancelled: [Code.deliverySwitch, SUCCESS] }
    for (let round = 0; round < 4; round += 1) {
      const { seller, buyer, order_id } = await newSale()
      const [shipped, declined] = await Promise.all([
        call('sellerOrderShip', { order_id, ...parcel }, seller),
        call('sellerOrderDecline', { order_id, reason }, seller),
      ])
      const { order } = await ok('sellerOrder', { order_id }, seller)
      expect([shipped.code, declined.code]).toEqual(wins[order.status as keyof typeof wins])
      expect((await dollars(buyer)).balance).toBe(order.status === 'cancelled' ? '500.00' : '471.10')
    }
  })

  it('are the shop and the buyer who cancels: it is cancelled once [answer.2000032]', async () => {
    const { seller, buyer, goods, order_id } = await newSale()
    const codes = await Promise.all([
      call('sellerOrderDecline', { order_id, reason }, seller),
      call('orderCancel', { order_id }, buyer),
      call('sellerOrderDecline', { order_id, reason }, seller),
    ])
    expect(codes.map(({ code }) => code).sort()).toEqual([SUCCESS, Code.cancelFailed, Code.cancelFailed])
    expect([await stockOf(goods), (await dollars(buyer)).balance]).toEqual([20, '500.00'])
  })

  it('are the shop and the buyer who pays: no money stays behind [answer.1500019]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { seller, goods } = await newSale()
      const buyer = await newBuyer()
      const { orders, grand_total: amount } = await place(buyer, [goods])
      const { order_id } = one(orders)
      const { code: wallet } = await dollars(buyer)
      const [paid, declined] = await Promise.all([
        call('paymentStart', { order_ids: [order_id], payment_method: 'wallet', wallet, amount }, buyer),
        call('sellerOrderDecline', { order_id, reason }, seller),
      ])
      expect(declined.code).toBe(SUCCESS)
      expect([SUCCESS, Code.orderPayment]).toContain(paid.code)
      expect((await dollars(buyer)).balance).toBe('500.00')
    }
  })
})

describe('an order that nobody answers [timer.accept]', () => {
  it('is accepted, unless the payer’s bank may take the money back', async () => {
    const { seller, order_id } = await newSale()
    const paid = await paying()
    await use(paid, { card: 'success' })
    await workCards()
    await sql(
      `insert into card_disputes
         (gateway, gateway_ref, payment_id, charge_ref, amount, currency, reason, state_at, taken, held, lost, created_at)
       select gateway, 'dp_late_${paid.started.payment_id}', id, charge_ref, amount, currency, 'fraudulent', created_at,
         0, 0, 0, created_at from payments where id = ${paid.started.payment_id} returning id::text`,
    )
    await moveClock(DAY_MS / 1_000 - 60)
    await runTimers()
    expect((await ok('sellerOrder', { order_id }, seller)).order.status).toBe('to_be_shipped')
    expect((await orderOf(paid)).status).toBe('paid')
  })

  it('can still be declined then', async () => {
    const { seller, order_id } = await newSale()
    await moveClock(660)
    await runTimers()
    const { order } = await ok('sellerOrderDecline', { order_id, reason }, seller)
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  })
})
