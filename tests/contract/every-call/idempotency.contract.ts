/** One key, one effect. */
import { calls } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { call, ok, send } from '../support/client'
import { dollars, place, quoteFor, submission } from '../support/checkout'
import { fingerprint, moveClock } from '../support/control'
import { newItem, stockOf } from '../support/new-product'
import { newBuyer } from '../support/people'
import { CALL_NAMES, prepared } from '../support/prepared'
import { rechargeFields } from '../support/wallets'

const idempotent = CALL_NAMES.filter((name) => calls[name].endpoint.idempotent).map((name) => ({ name }))

describe('an idempotency key', () => {
  it.each(idempotent)(
    'is required by $name [call.$name] [wire.idempotency-required] [answer.1000009]',
    async ({ name }) => {
      const { wire, token } = await prepared(name)
      const { idempotency_key: _, ...rest } = wire
      expect((await send(name, rest, { token })).code).toBe(Code.missingParameters)
      expect((await send(name, { ...rest, idempotency_key: 'mine' }, { token })).code).toBe(Code.invalidParameter)
    },
  )

  it.each(idempotent)('gets the same answer from $name again [wire.idempotency-replay]', async ({ name }) => {
    const { wire, token } = await prepared(name)
    const first = await send(name, wire, { token })
    expect(first.code).toBe(SUCCESS)
    expect((await send(name, wire, { token })).data).toEqual(first.data)
    const later = await send(name, { ...wire, idempotency_key: (wire.idempotency_key ?? '').toUpperCase() }, { token })
    expect(later.data).toEqual(first.data)
  })

  it.each(idempotent)(
    'is refused by $name with other fields [wire.idempotency-other-fields] [answer.1000008]',
    async ({ name }) => {
      const first = await prepared(name)
      const other = await prepared(name)
      await send(name, first.wire, { token: first.token })
      const wire = { ...other.wire, idempotency_key: first.wire.idempotency_key ?? '' }
      expect((await send(name, wire, { token: first.token })).code).toBe(Code.invalidParameter)
    },
  )

  it.each(idempotent)(
    'lets $name take effect once for many simultaneous requests [wire.idempotency-concurrent]',
    async ({ name }) => {
      const { wire, token } = await prepared(name)
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(name, wire, { token })))
      for (const { code, data } of answers) expect({ code, data }).toEqual({ code: SUCCESS, data: one(answers).data })
    },
  )

  it('is separate for each user [wire.idempotency-replay]', async () => {
    const key = crypto.randomUUID()
    for (const buyer of [await newBuyer(), await newBuyer()]) {
      const answer = await call('cartMerge', { items: [] }, { ...buyer, key })
      expect(answer.code).toBe(SUCCESS)
    }
  })

  it('belongs to one call, and is refused for another call [wire.idempotency-other-fields] [answer.1000008]', async () => {
    const buyer = await newBuyer()
    const key = crypto.randomUUID()
    const { productId: product_id } = await newItem()
    await ok('cartMerge', { items: [{ product_id, qty: 1 }] }, { ...buyer, key })
    const recharge = await call('recharge', await rechargeFields(buyer), { ...buyer, key })
    expect([recharge.code, recharge.data]).toEqual([Code.invalidParameter, {}])
    expect((await ok('rechargeList', {}, buyer)).count).toBe(0)
  })

  it.each(idempotent)(
    'that another call used is refused by $name, which changes nothing [wire.idempotency-other-fields] [answer.1000008]',
    async ({ name }) => {
      // merging a visitor's empty cart is allowed for any caller
      const called = name === 'cartMerge' ? 'reorder' : name
      const { wire, token } = await prepared(called)
      const merge = { items: '[]', idempotency_key: wire.idempotency_key ?? '' }
      const [other, own] = [
        { name: 'cartMerge' as const, wire: merge },
        { name: called, wire },
      ]
      const [first, then] = name === 'cartMerge' ? [own, other] : [other, own]
      expect((await send(first.name, first.wire, { token })).code).toBe(SUCCESS)
      const before = await fingerprint()
      expect((await send(then.name, then.wire, { token })).code).toBe(Code.invalidParameter)
      expect(await fingerprint()).toBe(before)
    },
  )

  it('is ignored by calls that need none, and can then be used for one that does [wire.idempotency-ignored]', async () => {
    const buyer = await newBuyer()
    const { orders } = await place(buyer, [await newItem()])
    const fields = { order_id: one(orders).order_id, idempotency_key: crypto.randomUUID() }
    const codes: number[] = []
    for (const name of ['orderCancel', 'orderCancel', 'orderComplete', 'cartMerge'] as const) {
      codes.push((await send(name, { ...fields, items: '[]' }, { token: buyer.token })).code)
    }
    // every answer has the state of the order, also that to the second cancellation
    expect(codes).toEqual([SUCCESS, Code.cancelFailed, Code.receiveFailed, SUCCESS])
  })

  it('stores no refusals, so that the same request can succeed later [wire.idempotency-replay]', async () => {
    const buyer = await newBuyer()
    const goods = await newItem({ stock: 1 })
    const quoted = await quoteFor(buyer, [goods])
    const other = await newBuyer()
    const { orders } = await place(other, [goods])
    const key = crypto.randomUUID()
    expect((await call('submitOrder', submission(quoted), { ...buyer, key })).code).toBe(Code.stockInsufficient)
    await call('orderCancel', { order_id: one(orders).order_id }, other)
    expect((await call('submitOrder', submission(quoted), { ...buyer, key })).code).toBe(SUCCESS)
  })

  it('expires after 24 hours [wire.idempotency-replay]', async () => {
    const buyer = await newBuyer()
    const key = crypto.randomUUID()
    const { productId: product_id } = await newItem()
    const merge = () => call('cartMerge', { items: [{ product_id, qty: 1 }] }, { ...buyer, key })
    const counts = [(await merge()).data.items_count, (await merge()).data.items_count]
    try {
      await moveClock(86_400 + 60)
      counts.push((await merge()).data.items_count)
    } finally {
      await moveClock(0)
    }
    expect(counts).toEqual([1, 1, 2])
  })

  it('that is new does not pay for a paid order again [money.one-debit]', async () => {
    const buyer = await newBuyer()
    const { orders, grand_total: amount } = await place(buyer, [await newItem()])
    const { code: wallet } = await dollars(buyer)
    const fields = { order_ids: [one(orders).order_id], payment_method: 'wallet' as const, wallet, amount }
    const answers = await Promise.all([1, 2, 3].map(() => call('paymentStart', fields, buyer)))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      SUCCESS,
      Code.orderPayment,
      Code.orderPayment,
    ])
    expect(await dollars(buyer)).toMatchObject({ balance: '485.00' })
  })

  it('that is new does not order the same quote again [wire.idempotency-replay]', async () => {
    const buyer = await newBuyer()
    const goods = await newItem({ stock: 5 })
    const quoted = await quoteFor(buyer, [goods])
    const answers = await Promise.all([1, 2, 3].map(() => call('submitOrder', submission(quoted), buyer)))
    expect(answers.filter(({ code }) => code === SUCCESS)).toHaveLength(1)
    expect(await stockOf(goods)).toBe(4)
  })
})
