/** Reviews of delivered orders, and tracking. */
import { Code, SUCCESS } from '@contract/base/codes'
import { at, one } from '@contract/rules/lists'
import { commenting, orderThatIs, picture, putInto } from './support/after-sale'
import { buy } from './support/checkout'
import { call, ok, refusedFields } from './support/client'
import { sql } from './support/control'
import { newItem } from './support/new-product'
import { newBuyer } from './support/people'
import { read } from './support/pictures'

describe('a review [action.comment] [call.submitReview]', () => {
  it('is shown on its product’s page with its stars and pictures', async () => {
    const arrived = await orderThatIs('receipt_confirmed')
    const images = [await picture(arrived.buyer, 'review')]
    const review = await ok('submitReview', { ...commenting(arrived), images }, arrived.buyer)
    expect(review).toMatchObject({ author: 'Ada Lovelace', star: 4, summary: 'Good' })
    expect((await read(one(review.images))).status).toBe(200)
    const { order } = await ok('order', { order_id: arrived.order_id }, arrived.buyer)
    const { product_id } = one(order.products)
    const { list, histogram } = await ok('reviews', { product_id })
    expect(list).toEqual([review])
    expect(histogram.find(({ star }) => star === 4)).toEqual({ star: 4, count: 1 })
    const { product } = await ok('product', { product_id })
    expect({ rate: product.rate, count: product.review_count }).toEqual({ rate: 400, count: 1 })
  })

  it('of the last line completes the order', async () => {
    const buyer = await newBuyer()
    const first = await newItem()
    const { orders } = await buy(buyer, [first, await newItem({ shopId: first.shopId })])
    const { order_id } = one(orders)
    await putInto(order_id, 'receipt_confirmed')
    const { order } = await ok('order', { order_id }, buyer)
    await ok('submitReview', commenting(one(order.products)), buyer)
    const half = (await ok('order', { order_id }, buyer)).order
    expect({ status: half.status, can: half.actions.includes('comment') }).toEqual({
      status: 'receipt_confirmed',
      can: true,
    })
    expect(half.products.map(({ commented }) => commented)).toEqual([true, false])
    await ok('submitReview', commenting(at(order.products, 1)), buyer)
    const whole = (await ok('order', { order_id }, buyer)).order
    expect({ status: whole.status, can: whole.actions.includes('comment') }).toEqual({
      status: 'completed',
      can: false,
    })
    expect(whole.success_time).not.toBeNull()
  })

  it('is created once for each line, even if it is sent several times [answer.2000018]', async () => {
    const arrived = await orderThatIs('completed')
    const answers = await Promise.all([1, 2, 3].map(() => call('submitReview', commenting(arrived), arrived.buyer)))
    const codes = answers.map(({ code }) => code).sort((a, b) => a - b)
    expect(codes).toEqual([SUCCESS, Code.operationFailed, Code.operationFailed])
    const refused = await call('submitReview', commenting(arrived), arrived.buyer)
    expect(refused).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
  })

  it('is refused 90 days after the delivery [answer.2000018]', async () => {
    const arrived = await orderThatIs('completed')
    // the session would have expired by then
    await sql(
      `update orders set delivered_at = now() - interval '90 days 1 minute' where id = ${arrived.order_id} returning id::text`,
    )
    const late = await call('submitReview', commenting(arrived), arrived.buyer)
    expect(late).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    const { order } = await ok('order', { order_id: arrived.order_id }, arrived.buyer)
    expect(order.actions).not.toContain('comment')
  })

  it('is refused for products that were never bought, and for another buyer’s line [answer.2000019] [wire.foreign-id]', async () => {
    const arrived = await orderThatIs()
    const stranger = await newBuyer()
    const foreign = await call('submitReview', commenting(arrived), stranger)
    const unknown = await call('submitReview', commenting({ item_id: '999999999999' }), stranger)
    expect([foreign.code, unknown.code]).toEqual([Code.notFound, Code.notFound])
  })

  it('is refused with another user’s picture, or with one that was uploaded for another purpose', async () => {
    const arrived = await orderThatIs()
    const stranger = await newBuyer()
    for (const image of [await picture(stranger, 'review'), await picture(arrived.buyer, 'proof')]) {
      const answer = await call('submitReview', { ...commenting(arrived), images: [image] }, arrived.buyer)
      expect({ code: answer.code, fields: refusedFields(answer) }).toEqual({
        code: Code.invalidParameter,
        fields: ['images'],
      })
    }
  })

  it('is stored unchanged in any script, and never as markup', async () => {
    const arrived = await orderThatIs()
    const text = '<script>alert(1)</script> 👍🏽 \u202eback\u202c ดีมาก とても良い 很好 muy bien'
    const fields = { ...commenting(arrived), summary: text.slice(0, 100), review_content: text }
    const review = await ok('submitReview', fields, arrived.buyer)
    expect(review).toMatchObject({ summary: text.slice(0, 100).trim(), content: text })
    const long = await call('submitReview', { ...fields, review_content: 'x'.repeat(10_000) }, arrived.buyer)
    expect({ code: long.code, fields: refusedFields(long) }).toEqual({
      code: Code.invalidParameter,
      fields: ['review_content'],
    })
  })
})

describe('the tracking of a parcel [call.track]', () => {
  it('is empty until the order is shipped', async () => {
    const { buyer, order_id } = await orderThatIs('paid')
    expect(await ok('track', { order_id }, buyer)).toEqual({ status: 'paid', log_sn: null, carrier: null, events: [] })
  })

  it('has the latest event first', async () => {
    const { buyer, order_id } = await orderThatIs('in_transit')
    await sql(
      `insert into track_events (order_id, state, place, at) values
       (${order_id}, 'picked_up', 'Lisbon', now() - interval '2 hours'), (${order_id}, 'on_the_way', '', now())
       returning id::text`,
    )
    const { events } = await ok('track', { order_id }, buyer)
    expect(events).toMatchObject([
      { state: 'on_the_way', place: '' },
      { state: 'picked_up', place: 'Lisbon' },
    ])
  })

  it('is shown only to the buyer [answer.1500018] [wire.foreign-id]', async () => {
    const { order_id } = await orderThatIs('shipped')
    expect((await call('track', { order_id }, await newBuyer())).code).toBe(Code.orderUnknown)
  })
})
