/** Closing an account: obstacles, the grace period, and what remains of a user afterwards. */
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { mailsTo } from '../support/outbox'
import { refundFields, orderThatIs, putInto } from './support/after-sale'
import { dollars, place } from './support/checkout'
import { call, ok, refusedFields } from './support/client'
import { brokenInvariants, runHousekeeping, moveClock, sql } from './support/control'
import { newItem } from './support/new-product'
import { newOperator } from './support/operators'
import { newBuyer, PASSWORD, registration, type Buyer } from './support/people'
import { newSeller } from './support/sellers'
import { idOf, isStored, knownBuyer, pictures, whereIn } from './support/traces'
import { newSaver, rechargeFields, withdrawn } from './support/wallets'

const DAY_S = 86_400
const GRACE_DAYS = 14

afterEach(() => moveClock(0))

const leave = (buyer: Buyer, forfeit = true) => call('accountDelete', { password: PASSWORD, forfeit }, buyer)

async function logIn({ email }: Buyer): Promise<Buyer> {
  const session = await ok('login', { email, password: PASSWORD })
  return { token: session['access-token'], email, password: PASSWORD, invitationCode: '' }
}

/** After the grace period, and after the second check for data that a last request may have left. */
async function endGrace(): Promise<void> {
  await moveClock((GRACE_DAYS + 1) * DAY_S)
  await runHousekeeping()
  await moveClock((GRACE_DAYS + 2) * DAY_S)
  await runHousekeeping()
}

const obstacles = ({ data }: { data: unknown }) =>
  (data as { obstacles?: { what: string; link: string }[] }).obstacles ?? []

describe('the information about closing an account [call.accountClosing]', () => {
  it('is shown before the request, and the day of erasure after it', async () => {
    const buyer = await newBuyer()
    expect(await ok('accountClosing', {}, buyer)).toEqual({
      erased_at: null,
      grace_days: GRACE_DAYS,
      retention_years: 10,
      money: [{ amount: '500.00', currency: 'USD' }],
      obstacles: [{ what: 'balance', link: 'pages/mine/wallet' }],
    })
    const { erased_at } = (await leave(buyer)).data
    expect(await ok('accountClosing', {}, await logIn(buyer))).toMatchObject({ erased_at, obstacles: [] })
  })
})

describe('obstacles [call.accountDelete] [rule.leaving] [answer.2000018]', () => {
  const open: readonly (readonly [string, string, () => Promise<Buyer>])[] = [
    ['orders', 'pages/history/purchase', async () => (await orderThatIs('shipped')).buyer],
    [
      'refunds',
      'pages/mine/refund_sent',
      async () => {
        const arrived = await orderThatIs()
        await ok('refund', refundFields(arrived), arrived.buyer)
        return arrived.buyer
      },
    ],
    [
      'withdrawal',
      'pages/mine/withdraw',
      async () => {
        const saver = await newSaver()
        await withdrawn(saver)
        return saver
      },
    ],
    [
      'recharge',
      'pages/mine/recharge',
      async () => {
        const buyer = await newBuyer()
        await ok('recharge', await rechargeFields(buyer), buyer)
        return buyer
      },
    ],
    [
      'shop',
      'pages/mine/store',
      async () => {
        const seller = await newSeller()
        const goods = await newItem()
        await sql(`update products set shop_id = ${seller.shopId} where id = ${goods.productId} returning id::text`)
        await place(await newBuyer(), [{ ...goods, shopId: seller.shopId }])
        return seller
      },
    ],
    ['operator', '', newOperator],
  ]

  it.each(open)('is listed: %s, with the screen %s', async (what, link, make) => {
    const buyer = await make()
    expect((await ok('accountClosing', {}, buyer)).obstacles).toContainEqual({ what, link })
    const refused = await leave(buyer)
    expect(refused).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    expect(obstacles(refused)).toContainEqual({ what, link })
    expect((await call('getUserinfo', {}, buyer)).code).toBe(SUCCESS)
  })

  it('is money in a wallet, unless the user gives it up', async () => {
    const buyer = await newBuyer()
    expect(obstacles(await leave(buyer, false))).toEqual([{ what: 'balance', link: 'pages/mine/wallet' }])
    expect((await leave(buyer)).code).toBe(SUCCESS)
  })

  it('is a wrong password, reported at its field [answer.1100004]', async () => {
    const buyer = await newBuyer()
    const refused = await call('accountDelete', { password: 'not my own one', forfeit: true }, buyer)
    expect([refused.code, refusedFields(refused)]).toEqual([Code.accountData, ['password']])
    expect((await ok('getUserinfo', {}, buyer)).erased_at).toBeNull()
  })
})

describe('the grace period [rule.leaving]', () => {
  it('starts with a mail, ends all sessions, and allows only reopening the account [call.accountDelete]', async () => {
    const buyer = await newBuyer()
    const other = await logIn(buyer)
    const before = Date.now()
    const { erased_at } = (await leave(buyer)).data
    const days = (Date.parse(erased_at) - before) / (DAY_S * 1_000)
    expect(days).toBeGreaterThanOrEqual(GRACE_DAYS)
    expect(days).toBeLessThan(GRACE_DAYS + 0.01)
    for (const gone of [buyer, other]) expect((await call('getUserinfo', {}, gone)).code).toBe(Code.notLoggedIn)
    expect(mailsTo(buyer.email).at(-1)).toMatch(/Subject: Your account will be deleted/)

    const back = await logIn(buyer)
    expect((await ok('getUserinfo', {}, back)).erased_at).toBe(erased_at)
    const barred = await call('withdrawRecall', { id: '1' }, back)
    expect(barred).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    const again = await leave(back)
    expect(again.data.erased_at).toBe(erased_at)
  })

  it('can end with the account reopened, with all its money [call.accountKeep]', async () => {
    const buyer = await newBuyer()
    await leave(buyer)
    const back = await logIn(buyer)
    await ok('accountKeep', {}, back)
    await ok('accountKeep', {}, back)
    expect((await ok('getUserinfo', {}, back)).erased_at).toBeNull()
    await endGrace()
    const later = await logIn(buyer)
    expect((await dollars(later)).balance).toBe('500.00')
  })

  it('hides the shop and its products, and reopening restores both', async () => {
    const seller = await newSeller()
    const listed = await newItem()
    const withdrawnBefore = await newItem()
    for (const { productId } of [listed, withdrawnBefore]) {
      await sql(`update products set shop_id = ${seller.shopId} where id = ${productId} returning id::text`)
    }
    await sql(
      `update products set state = 'withdrawn', hidden = true where id = ${withdrawnBefore.productId} returning id::text`,
    )
    const shopCode = async () => (await call('shop', { a: seller.shopId, b: 1 })).code
    const codes = async () =>
      Promise.all(
        [listed, withdrawnBefore].map(async ({ productId }) => (await call('product', { product_id: productId })).code),
      )
    const before = [await shopCode(), ...(await codes())]
    await leave(seller)
    const away = await codes()
    expect([await shopCode(), away[0]]).toEqual([Code.notFound, away[1]])
    expect(away[0]).not.toBe(SUCCESS)
    await ok('accountKeep', {}, await logIn(seller))
    expect([await shopCode(), ...(await codes())]).toEqual(before)
  })

  it('restores no product that lacks a picture or a variant by then [state.product] [call.accountKeep]', async () => {
    const seller = await newSeller()
    const { shopId } = seller
    const [whole, bare, sold] = [await newItem({ shopId }), await newItem({ shopId }), await newItem({ shopId })]
    await leave(seller)
    await sql(`delete from product_images where product_id = ${bare.productId} returning product_id::text`)
    await sql(`update skus set discontinued = true where id = ${sold.skuId} returning id::text`)
    const back = await logIn(seller)
    await ok('accountKeep', {}, back)
    const states = await Promise.all(
      [whole, bare, sold].map(async ({ productId: product_id }) => {
        const { product } = await ok('sellerProduct', { product_id }, back)
        return product.state
      }),
    )
    expect(states).toEqual(['listed', 'withdrawn', 'withdrawn'])
  })

  it('is extended while there are new obstacles, and ends once they are settled [rule.erased]', async () => {
    const arrived = await orderThatIs('delivered')
    await leave(arrived.buyer)
    const id = await idOf(arrived.buyer)
    const isErased = async () =>
      one(await sql<{ erased: boolean }>(`select erased_at is not null as erased from users where id = ${id}`)).erased
    await putInto(arrived.order_id, 'shipped')
    await endGrace()
    expect(await isErased()).toBe(false)
    await putInto(arrived.order_id, 'completed')
    await runHousekeeping()
    expect(await isErased()).toBe(true)
  })
})

describe('an erased account [rule.erased]', () => {
  it('remains only in orders that tax law requires, and is removed from them after that period', async () => {
    const { buyer, words, order_id, userId } = await knownBuyer()
    const told = [buyer.email, words.name, words.phone, words.street]
    for (const text of told) expect(await whereIn(text)).toEqual(expect.arrayContaining(['addresses', 'orders']))
    const before = await pictures(userId)
    expect(before.every(({ name }) => isStored(name))).toBe(true)
    const held = (await dollars(buyer)).balance
    expect((await leave(buyer)).code).toBe(SUCCESS)
    await moveClock((GRACE_DAYS + 1) * DAY_S)
    // several servers, several times each
    await Promise.all([runHousekeeping(), runHousekeeping(), runHousekeeping()])
    await runHousekeeping()
    await moveClock((GRACE_DAYS + 2) * DAY_S)
    await runHousekeeping()

    for (const text of told) expect([text, await whereIn(text)]).toEqual([text, ['orders']])
    expect(await sql(`select user_id::text from closings where user_id = ${userId}`)).toEqual([])
    const kept = before.filter(({ purpose }) => purpose === 'review' || purpose === 'proof')
    expect(kept).toHaveLength(2)
    expect(await pictures(userId)).toEqual(kept)
    for (const { name } of before) expect([name, isStored(name)]).toEqual([name, kept.some((one) => one.name === name)])
    const review = one(await sql<{ author: string }>(`select author from reviews where user_id = ${userId}`))
    expect(review.author).toBe('Former customer')

    // the money was transferred to the platform, entry against entry
    const entries = await sql<{ amount: string; kind: string }>(
      `select e.amount::text, a.kind from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
       join ledger_accounts a on a.id = e.account_id
       where t.type = 'forfeit' and t.reference = 'account:${userId}' order by 1`,
    )
    const minor = held.replace('.', '')
    expect(entries).toEqual([
      { amount: `-${minor}`, kind: 'user_available' },
      { amount: minor, kind: 'platform' },
    ])
    expect(await brokenInvariants()).toEqual([])

    await sql(
      `update orders set created_at = created_at - interval '10 years 20 days' where id = ${order_id} returning id::text`,
    )
    await sql(
      `update refunds set created_at = created_at - interval '10 years 20 days' where order_id = ${order_id} returning id::text`,
    )
    await runHousekeeping()
    for (const text of told) expect([text, await whereIn(text)]).toEqual([text, []])
    expect((await pictures(userId)).map(({ purpose }) => purpose)).toEqual(['review'])
    expect(kept.filter(({ name }) => isStored(name)).map(({ purpose }) => purpose)).toEqual(['review'])
    const order = one(
      await sql<{ country: string }>(`select address ->> 'country' as country from orders where id = ${order_id}`),
    )
    expect(order.country).toBe('TH')
  })

  it('can be registered again with the same address, as a new account [call.register]', async () => {
    const buyer = await newBuyer()
    const old = await idOf(buyer)
    await leave(buyer)
    expect((await call('register', registration(buyer.email))).code).toBe(Code.emailExists)
    await endGrace()
    expect((await call('login', { email: buyer.email, password: PASSWORD })).code).toBe(Code.wrongCredentials)
    await ok('register', registration(buyer.email))
    expect(await idOf(buyer)).not.toBe(old)
  })
})

describe('the web address for closing an account [rule.leaving]', () => {
  it('redirects from /account/delete to the screen', async () => {
    const base = process.env.SOUK_TEST_API ?? ''
    const response = await fetch(`${base}/account/delete`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/#/pages/mine/account'])
  })
})
