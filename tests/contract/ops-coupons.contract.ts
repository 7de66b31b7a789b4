/** Operators' calls for coupons. */
import type { Fields } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { call, ok, refusedFields } from './support/client'
import { fingerprint, moveClock } from './support/control'
import { place } from './support/checkout'
import { couponIdOf, daysFromNow, newCoupon, newTerms } from './support/coupons'
import { newItem } from './support/new-product'
import { newOperator } from './support/operators'
import { newBuyer, type Buyer } from './support/people'

const DAY = 86_400

const auditsOf = async (operator: Buyer, subject_id: string) =>
  (await ok('opsAudits', { subject: 'coupons', subject_id }, operator)).list

async function inCart(coupon_code: string): Promise<number> {
  const buyer = await newBuyer()
  await ok('cartAdd', { product_id: (await newItem({ price: 3000 })).productId, qty: 1 }, buyer)
  return (await call('cartAddCoupon', { coupon_code }, buyer)).code
}

describe('a coupon that an operator creates [call.opsCouponCreate] [role.operator] [money.coupon]', () => {
  it('subtracts its amount in the next cart, and is in the list and in the audit [call.opsCoupons]', async () => {
    const operator = await newOperator()
    const terms = { ...newTerms(), amount: '5', min: '20.5', uses_max: 3, remark: 'Opening' }
    const { coupon } = await ok('opsCouponCreate', terms, operator)
    expect(coupon).toMatchObject({
      code: terms.code,
      state: 'running',
      amount: '5.00',
      percent: null,
      min: '20.50',
      max: null,
      ends_at: terms.ends_at,
      uses_max: 3,
      uses: 0,
    })
    const buyer = await newBuyer()
    await ok('cartAdd', { product_id: (await newItem({ price: 3000 })).productId, qty: 1 }, buyer)
    const { cart_info: cart } = await ok('cartAddCoupon', { coupon_code: terms.code.toLowerCase() }, buyer)
    expect(cart).toMatchObject({ coupon_code: terms.code, coupon_cost: '5.00' })
    const found = await ok('opsCoupons', { q: terms.code.toLowerCase(), state: 'running' }, operator)
    expect(found.list).toEqual([coupon])
    expect(await auditsOf(operator, coupon.coupon_id)).toMatchObject([
      {
        action: 'create',
        operator: { email: operator.email },
        remark: 'Opening',
        before: {},
        after: { code: terms.code, amount: '5.00', min: '20.50', uses_max: 3 },
      },
    ])
  })

  it('subtracts a percentage up to its limit, from its start', async () => {
    const operator = await newOperator()
    const terms = { ...newTerms(), percent: 50, max: '7.50', starts_at: daysFromNow(1) }
    const { coupon } = await ok('opsCouponCreate', terms, operator)
    expect(coupon).toMatchObject({ state: 'coming', amount: null, percent: 50, min: '0.00', max: '7.50' })
    expect(await inCart(terms.code)).toBe(Code.couponCode)
    await moveClock(2 * DAY)
    try {
      expect(await inCart(terms.code)).toBe(SUCCESS)
      expect((await ok('opsCoupons', { q: terms.code, state: 'running' }, operator)).count).toBe(1)
      await moveClock(5 * DAY)
      expect((await ok('opsCoupons', { q: terms.code, state: 'over' }, operator)).count).toBe(1)
    } finally {
      await moveClock(0)
    }
  })

  it.each<[string, Partial<Fields<'opsCouponCreate'>>, number, string[]]>([
    ['has no discount', {}, Code.missingParameters, ['amount']],
    ['has both kinds of discount', { amount: '5', min: '10', percent: 10 }, Code.invalidParameter, ['percent']],
    ['has an amount of zero', { amount: '0', min: '10' }, Code.invalidParameter, ['amount']],
    ['has an amount equal to its minimum', { amount: '10', min: '10' }, Code.invalidParameter, ['min']],
    ['has an amount without a minimum', { amount: '10' }, Code.invalidParameter, ['min']],
    ['limits an amount', { amount: '5', min: '10', max: '3' }, Code.invalidParameter, ['max']],
    ['limits a percentage to zero', { percent: 10, max: '0.00' }, Code.invalidParameter, ['max']],
    ['has ended', { percent: 10, ends_at: daysFromNow(-1) }, Code.invalidParameter, ['ends_at']],
    ['ends before it starts', { percent: 10, starts_at: daysFromNow(9) }, Code.invalidParameter, ['ends_at']],
    ['ends on 30 February', { percent: 10, ends_at: '2031-02-30T00:00:00Z' }, Code.invalidParameter, ['ends_at']],
    ['starts on 31 April', { percent: 10, starts_at: '2030-04-31T00:00:00Z' }, Code.invalidParameter, ['starts_at']],
    ['ends at an invalid time', { percent: 10, ends_at: '2030-13-41T00:00:00Z' }, Code.invalidParameter, ['ends_at']],
    [
      'starts at an invalid time',
      { percent: 10, starts_at: '2030-01-01T99:00:00Z' },
      Code.invalidParameter,
      ['starts_at'],
    ],
    ['has a code with a space', { percent: 10, code: 'TEN OFF' }, Code.invalidParameter, ['code']],
    ['has an amount with parts of a cent', { amount: '1.005', min: '10' }, Code.invalidParameter, ['amount']],
  ])('is refused when it %s [wire.unchanged]', async (_, terms, code, fields) => {
    const operator = await newOperator()
    const before = await fingerprint()
    const answer = await call('opsCouponCreate', { ...newTerms(), ...terms } as Fields<'opsCouponCreate'>, operator)
    expect([answer.code, refusedFields(answer)]).toEqual([code, fields])
    expect(await fingerprint()).toBe(before)
  })

  it('has a unique code, ignoring case, also if two are created at the same time [wire.unchanged]', async () => {
    const operator = await newOperator()
    const terms = { ...newTerms(), percent: 10 }
    const answers = await Promise.all([terms, terms].map((each) => call('opsCouponCreate', each, operator)))
    expect(answers.map(({ code }) => code).sort()).toEqual([Code.invalidParameter, SUCCESS])
    const before = await fingerprint()
    const again = await call('opsCouponCreate', { ...terms, code: terms.code.toLowerCase() }, operator)
    expect(again).toMatchObject({ code: Code.invalidParameter, data: { errors: [{ field: 'code', rule: 'taken' }] } })
    expect(await fingerprint()).toBe(before)
  })
})

describe('a coupon that an operator changes [call.opsCouponChange] [role.operator]', () => {
  it('is valid until its new end and for its new number of uses', async () => {
    const operator = await newOperator()
    const coupon_id = await couponIdOf(await newCoupon({ percent: 10, uses: 1 }))
    const ends_at = daysFromNow(30)
    const changed = await ok(
      'opsCouponChange',
      { coupon_id, version: 1, ends_at, uses_max: 0, remark: 'Longer' },
      operator,
    )
    expect(changed.coupon).toMatchObject({ ends_at, uses_max: null, state: 'running' })
    const limited = await ok('opsCouponChange', { coupon_id, version: 2, uses_max: 2 }, operator)
    expect(limited.coupon).toMatchObject({ ends_at, uses_max: 2, version: 3 })
    expect(await auditsOf(operator, coupon_id)).toMatchObject([
      { action: 'change', before: { uses_max: null }, after: { uses_max: 2 } },
      { action: 'change', remark: 'Longer', before: { uses_max: 1 }, after: { uses_max: null, ends_at } },
    ])
  })

  it('cannot get fewer uses than it already has, an end in the past, or no change at all [wire.unchanged]', async () => {
    const operator = await newOperator()
    const code = await newCoupon({ percent: 10 })
    const coupon_id = await couponIdOf(code)
    for (const buyer of [await newBuyer(), await newBuyer()]) {
      await ok('cartAddCoupon', { coupon_code: code }, buyer)
      await place(buyer, [await newItem()])
    }
    const before = await fingerprint()
    const few = await call('opsCouponChange', { coupon_id, version: 1, uses_max: 1 }, operator)
    const errors = [{ field: 'uses_max', rule: 'min', params: { limit: 2 } }]
    expect(few).toMatchObject({ code: Code.invalidParameter, data: { errors } })
    const past = await call('opsCouponChange', { coupon_id, version: 1, ends_at: daysFromNow(-1) }, operator)
    expect([past.code, refusedFields(past)]).toEqual([Code.invalidParameter, ['ends_at']])
    const nothing = await call('opsCouponChange', { coupon_id, version: 1 }, operator)
    expect([nothing.code, refusedFields(nothing)]).toEqual([Code.missingParameters, ['ends_at']])
    const unknown = await call('opsCouponChange', { coupon_id: '999999999', version: 1, uses_max: 5 }, operator)
    expect(unknown.code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })
})

describe('a coupon that two operators edit at once [rule.ops-version] [call.opsCouponChange] [call.opsCouponEnd]', () => {
  it('keeps what the first saved, and says who it was; purchases do not count [wire.unchanged]', async () => {
    const [operator, other] = [await newOperator(), await newOperator()]
    const code = await newCoupon({ percent: 10 })
    const coupon_id = await couponIdOf(code)
    const buyer = await newBuyer()
    await ok('cartAddCoupon', { coupon_code: code }, buyer)
    await place(buyer, [await newItem()])
    const { coupon } = await ok('opsCouponChange', { coupon_id, version: 1, uses_max: 7 }, operator)
    expect(coupon).toMatchObject({ uses: 1, uses_max: 7, version: 2 })
    expect(coupon.updated_by_name).not.toBe('')

    const before = await fingerprint()
    for (const late of [
      await call('opsCouponChange', { coupon_id, version: 1, uses_max: 9 }, other),
      await call('opsCouponEnd', { coupon_id, version: 1 }, other),
    ]) {
      const { version, updated_at, updated_by_name } = coupon
      const data = { reason: 'changed', version, updated_at, updated_by_name }
      expect(late).toMatchObject({ code: Code.operationFailed, data })
    }
    for (const none of [
      await call('opsCouponChange', { coupon_id, uses_max: 9 }, other),
      await call('opsCouponEnd', { coupon_id }, other),
    ]) {
      expect([none.code, refusedFields(none)]).toEqual([Code.missingParameters, ['version']])
    }
    expect(await fingerprint()).toBe(before)
  })

  it('is changed once if both save at the same time', async () => {
    const coupon_id = await couponIdOf(await newCoupon({ percent: 10 }))
    const operator = await newOperator()
    const answers = await Promise.all(
      [3, 4, 5].map((uses_max) => call('opsCouponChange', { coupon_id, version: 1, uses_max }, operator)),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([SUCCESS, Code.operationFailed, Code.operationFailed])
    expect(await auditsOf(operator, coupon_id)).toHaveLength(1)
  })
})

describe('a coupon that an operator ends [call.opsCouponEnd] [role.operator]', () => {
  it.each([
    ['one that runs', -1],
    ['one that is to come', 1],
  ])('counts no more: %s [answer.2000004]', async (_, from) => {
    const operator = await newOperator()
    const code = await newCoupon({ percent: 10, from, until: 2 })
    const coupon_id = await couponIdOf(code)
    const { coupon } = await ok('opsCouponEnd', { coupon_id, version: 1, remark: 'Printed wrong' }, operator)
    expect(coupon).toMatchObject({ code, state: 'over' })
    expect(await inCart(code)).toBe(Code.couponCode)
    expect(await auditsOf(operator, coupon_id)).toMatchObject([{ action: 'end', remark: 'Printed wrong' }])

    const before = await fingerprint()
    for (const again of [
      await call('opsCouponEnd', { coupon_id, version: 1 }, operator),
      await call('opsCouponChange', { coupon_id, version: 2, uses_max: 5 }, operator),
    ]) {
      expect(again).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    }
    expect((await call('opsCouponEnd', { coupon_id: '999999999', version: 1 }, operator)).code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })

  it('is ended once if two operators end it at the same time', async () => {
    const coupon_id = await couponIdOf(await newCoupon({ percent: 10 }))
    const operators = [await newOperator(), await newOperator()]
    const answers = await Promise.all(
      operators.map((operator) => call('opsCouponEnd', { coupon_id, version: 1 }, operator)),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([SUCCESS, Code.operationFailed])
    expect(await auditsOf(one(operators), coupon_id)).toHaveLength(1)
  })
})
