/** Operators' decisions, with their notices and audit entries. */
import type { Data, Fields } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { refundFields, orderThatIs } from './support/after-sale'
import { call, ok } from './support/client'
import { brokenInvariants, fingerprint, quoted, sql } from './support/control'
import { requestedIntake, requestedSale, newOperator, newStall, userIdOf } from './support/operators'
import { wholeList } from './support/pages'
import { newBuyer, type Buyer } from './support/people'
import { read } from './support/pictures'
import { application } from './support/sellers'
import { balanceAndFrozen, newSaver, rechargeFields, withdrawn } from './support/wallets'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

type Deciding =
  | 'opsApplicationsDecide'
  | 'opsRechargesDecide'
  | 'opsWithdrawalsDecide'
  | 'opsRefundsDecide'
  | 'opsStorageDecide'

interface Asked {
  readonly who: Buyer
  readonly id: string
  readonly type?: 200
}

interface Kind {
  readonly kind: string
  readonly list: 'opsApplications' | 'opsRecharges' | 'opsWithdrawals' | 'opsRefunds' | 'opsStorage'
  readonly decide: Deciding
  readonly subject: string
  readonly notice: number
  readonly ask: () => Promise<Asked>
}

async function applied(): Promise<Asked> {
  const who = await newBuyer()
  await ok('applySeller', await application(who), who)
  const mine = `(select id from users where email = ${quoted(who.email)})`
  const { id } = one(await sql<{ id: string }>(`select id::text from seller_applications where user_id = ${mine}`))
  return { who, id }
}

const KINDS: readonly Kind[] = [
  {
    kind: 'a merchant',
    list: 'opsApplications',
    decide: 'opsApplicationsDecide',
    subject: 'applications',
    notice: 100,
    ask: applied,
  },
  {
    kind: 'a product',
    list: 'opsApplications',
    decide: 'opsApplicationsDecide',
    subject: 'listing_requests',
    notice: 200,
    ask: async () => {
      const { seller: who, id } = await requestedSale()
      return { who, id, type: 200 }
    },
  },
  {
    kind: 'a stock intake',
    list: 'opsStorage',
    decide: 'opsStorageDecide',
    subject: 'storage',
    notice: 300,
    ask: async () => {
      const { seller: who, id } = await requestedIntake()
      return { who, id }
    },
  },
  {
    kind: 'a withdrawal',
    list: 'opsWithdrawals',
    decide: 'opsWithdrawalsDecide',
    subject: 'withdrawals',
    notice: 400,
    ask: async () => {
      const who = await newSaver()
      return { who, id: (await withdrawn(who)).id }
    },
  },
  {
    kind: 'a recharge',
    list: 'opsRecharges',
    decide: 'opsRechargesDecide',
    subject: 'recharges',
    notice: 500,
    ask: async () => {
      const who = await newBuyer()
      return { who, id: (await ok('recharge', await rechargeFields(who), who)).id }
    },
  },
  {
    kind: 'a refund',
    list: 'opsRefunds',
    decide: 'opsRefundsDecide',
    subject: 'refunds',
    notice: 700,
    ask: async () => {
      const arrived = await orderThatIs()
      return { who: arrived.buyer, id: (await ok('refund', refundFields(arrived), arrived.buyer)).refund_id }
    },
  },
]

const verdict = ({ id, type }: Asked, state: 1 | -1, remark = '') =>
  ({ id, state, remark, ...(type ? { type } : {}) }) as Fields<Deciding>

const auditsOf = async (operator: Buyer, subject: string, subject_id: string) =>
  (await ok('opsAudits', { subject, subject_id }, operator)).list

describe.each(KINDS)(
  '$kind [role.operator] [state.application] [call.$decide] [call.$list]',
  ({ list, decide, subject, notice, ask }) => {
    it.each([
      [1, 'approve'],
      [-1, 'refuse'],
    ] as const)('is decided with %i, once, with a notice and an audit entry', async (state, action) => {
      const operator = await newOperator()
      const asked = await ask()
      const find = async (wanted: -1 | 0 | 1) => {
        const { type } = asked
        const found = await wholeList(list, { state: wanted, ...(type ? { type } : {}) }, operator)
        return found.find(({ id }) => id === asked.id)
      }
      expect(await find(0)).toMatchObject({
        type: notice,
        state: 0,
        withdrawn: false,
        user: { email: asked.who.email },
      })
      const { request } = (await ok(decide, verdict(asked, state, 'Seen'), operator)) as Data<Deciding>
      expect(request).toMatchObject({ id: asked.id, state, remark: 'Seen', withdrawn: false })
      expect(request.decided_at).not.toBeNull()
      expect(await find(0)).toBeUndefined()
      expect(await find(state)).toMatchObject({ id: asked.id, state })

      const { list: notices } = await ok('notices', { type: notice }, asked.who)
      expect(notices[0]).toMatchObject({ state })
      expect(notices[0]?.text_en).toContain('Seen')
      expect(await auditsOf(operator, subject, asked.id)).toMatchObject([
        { operator: { email: operator.email }, action, remark: 'Seen', before: { state: 0 }, after: { state } },
      ])

      const before = await fingerprint()
      for (const other of [1, -1] as const) {
        const again = await call(decide, verdict(asked, other), operator)
        expect(again).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
      }
      expect(await fingerprint()).toBe(before)
    })

    it('is decided once if two operators decide at the same time', async () => {
      const operators = [await newOperator(), await newOperator()]
      const asked = await ask()
      const answers = await Promise.all(
        operators.map((operator, index) => call(decide, verdict(asked, index === 0 ? 1 : -1), operator)),
      )
      expect(answers.map(({ code }) => code).sort()).toEqual([SUCCESS, Code.operationFailed])
      expect(await auditsOf(one(operators), subject, asked.id)).toHaveLength(1)
    })

    it('that does not exist is refused with 2000019 [answer.2000019]', async () => {
      const operator = await newOperator()
      const { type } = await ask()
      const answer = await call(decide, verdict({ who: operator, id: '999999999999', type }, 1), operator)
      expect(answer.code).toBe(Code.notFound)
    })
  },
)

describe('a stock intake [call.applyStorage] [call.opsStorageDecide]', () => {
  const stock = async (skuId: string) => one(await sql<{ stock: number }>(`select stock from skus where id = ${skuId}`))

  it('adds its pieces when it is approved, and nothing when it is refused', async () => {
    const operator = await newOperator()
    const asked = await requestedIntake(7)
    const { skuId } = asked
    const { stock: before } = await stock(skuId)
    expect((await ok('shopRequests', {}, asked.seller)).list).toMatchObject([{ id: asked.id, qty: 7, state: 0 }])
    await ok('opsStorageDecide', { id: asked.id, state: 1 }, operator)
    expect(await stock(skuId)).toEqual({ stock: before + 7 })
    const { request } = await ok('applyStorage', { sku: asked.sku, qty: 5 }, asked.seller)
    await ok('opsStorageDecide', { id: request.id, state: -1, remark: 'Broken on the way' }, operator)
    expect(await stock(skuId)).toEqual({ stock: before + 7 })
    expect((await ok('shopRequests', { type: 300 }, asked.seller)).list).toMatchObject([
      { state: -1, remark: 'Broken on the way' },
      { state: 1 },
    ])
  })

  it('is possible only for variants of the seller’s own shop [wire.foreign-id]', async () => {
    const mine = await newStall()
    const theirs = await newStall()
    expect((await call('applyStorage', { sku: theirs.sku, qty: 1 }, mine.seller)).code).toBe(Code.notFound)
    expect((await call('applyStorage', { sku: 'no such', qty: 1 }, mine.seller)).code).toBe(Code.notFound)
    const buyer = await call('applyStorage', { sku: mine.sku, qty: 1 }, await newBuyer())
    expect(buyer).toMatchObject({ code: Code.operationFailed, data: { reason: 'permission' } })
  })
})

describe('a product application [call.applyProduct]', () => {
  it('puts the product on sale once it is approved [call.opsApplicationsDecide]', async () => {
    const operator = await newOperator()
    const asked = await requestedSale()
    const card = async () => (await ok('shop', { a: asked.seller.shopId, b: 1 })).list.map((each) => each.product_id)
    expect(await card()).toEqual([])
    const twice = await call('applyProduct', { product_id: asked.productId }, asked.seller)
    expect(twice).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    await ok('opsApplicationsDecide', { id: asked.id, state: 1, type: 200 }, operator)
    expect(await card()).toEqual([asked.productId])
    const again = await call('applyProduct', { product_id: asked.productId }, asked.seller)
    expect(again).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
  })

  it('is created once, even if several are sent at the same time', async () => {
    const { seller, productId } = await newStall()
    await sql(`update products set state = 'withdrawn', hidden = true where id = ${productId} returning id::text`)
    const sent = [1, 2, 3].map(() => call('applyProduct', { product_id: productId }, seller))
    const codes = (await Promise.all(sent)).map(({ code }) => code).sort()
    expect(codes).toEqual([SUCCESS, Code.operationFailed, Code.operationFailed])
  })

  it('is possible only for products of the seller’s own shop [wire.foreign-id]', async () => {
    const theirs = await newStall()
    const { seller } = await newStall()
    expect((await call('applyProduct', { product_id: theirs.productId }, seller)).code).toBe(Code.notFound)
  })
})

describe('a withdrawal above 1,000 [call.opsWithdrawalsDecide] [role.operator]', () => {
  it('requires two different operators', async () => {
    const [first, second] = [await newOperator(), await newOperator()]
    const who = await newSaver()
    const { id: paid } = await ok('recharge', { ...(await rechargeFields(who)), amount: '2000' }, who)
    await ok('opsRechargesDecide', { id: paid, state: 1 }, first)
    const { id } = await withdrawn(who, '1000.01')
    const one = await ok('opsWithdrawalsDecide', { id, state: 1, remark: 'Fine' }, first)
    expect(one.request).toMatchObject({ state: 0, approvals: 1, approvals_needed: 2, decided_at: null })
    const again = await call('opsWithdrawalsDecide', { id, state: 1 }, first)
    expect(again).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    expect(await balanceAndFrozen(who)).toEqual(['1499.99', '1000.01'])
    const two = await ok('opsWithdrawalsDecide', { id, state: 1 }, second)
    expect(two.request).toMatchObject({ state: 1, approvals: 2 })
    expect(await balanceAndFrozen(who)).toEqual(['1499.99', '0.00'])
    expect((await auditsOf(first, 'withdrawals', id)).map(({ operator }) => operator.email)).toEqual([
      second.email,
      first.email,
    ])
  })
})

it('shows private pictures to operators through signed addresses [role.operator] [call.opsApplications] [upload.private]', async () => {
  const { id } = await applied()
  const list = await wholeList('opsApplications', { state: 0 }, await newOperator())
  const { files = {} } = list.find((each) => each.id === id) ?? {}
  expect(Object.keys(files).sort()).toEqual(['id_back', 'id_front', 'signature'])
  for (const address of Object.values(files)) expect((await read(address)).status).toBe(200)
})

it('never changes audit entries [role.operator]', async () => {
  const operator = await newOperator()
  const user_id = await userIdOf(await newBuyer())
  await ok('opsAccountDisable', { user_id, remark: 'For a test' }, operator)
  const before = await fingerprint()
  const row = `where user_id = ${user_id}`
  const changes = [`update audits set remark = '' ${row}`, `delete from audits ${row}`, 'truncate audits']
  for (const change of changes) await expect(sql(change)).rejects.toThrow('never changed')
  expect(await fingerprint()).toBe(before)
  expect(await auditsOf(operator, 'accounts', user_id)).toMatchObject([{ remark: 'For a test' }])
})
