/** Guests: what they can do, how they become accounts, and what nobody learns. */
import { Code, SUCCESS } from '@contract/base/codes'
import { allEndpoints, type AnyCall } from '@contract/endpoints/all'
import type { Endpoint } from '@contract/endpoints/app'
import { one } from '@contract/rules/lists'
import { codeFor, mailsTo } from '../../support/outbox'
import { place } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { moveClock, quoted, runHousekeeping, sendMails, sql } from '../support/control'
import { guestWithOrder, guestWithRefund, newGuest, payCash } from '../support/guests'
import { goodInput } from '../support/input/good-input'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import { freshEmail, newAddress, newBuyer, PASSWORD, registration } from '../support/people'

const DAY_S = 86_400
const item = (price: number) => newItem({ stock: 20, price })

afterEach(() => moveClock(0))

/** Sets fields of the setting of guests while `work` runs. */
async function withSetting(value: Readonly<Record<string, unknown>>, work: () => Promise<void>): Promise<void> {
  const operator = await newOperator()
  const find = async () => {
    const { list } = await ok('opsSettings', {}, operator)
    return one(list.filter(({ name }) => name === 'guests'))
  }
  const before = await find()
  await ok('opsSettingSave', { name: 'guests', version: before.version, value }, operator)
  try {
    await work()
  } finally {
    await ok('opsSettingSave', { name: 'guests', version: (await find()).version, value: before.value }, operator)
  }
}

describe('a guest [role.guests]', () => {
  it('buys with a name and an address, and follows, asks back and cancels like everybody', async () => {
    const { guest, orderId } = await guestWithOrder()
    expect((await ok('getUserinfo', {}, guest)).guest).toBe(true)
    expect((await ok('orders', {}, guest)).list).toHaveLength(1)
    expect((await ok('order', { order_id: orderId }, guest)).order.order_id).toBe(orderId)
    expect(await call('track', { order_id: orderId }, guest)).toMatchObject({ code: SUCCESS })
    await ok('orderCancel', { order_id: orderId }, guest)
    expect((await ok('order', { order_id: orderId }, guest)).order.status).toBe('cancelled')
  })

  it('is refused what needs an account, by every call of that kind [code.permission]', async () => {
    const calls = Object.entries<Endpoint>(allEndpoints).filter(([, { refusesGuests }]) => refusesGuests)
    expect(calls.length).toBeGreaterThan(10)
    const guest = await newGuest()
    for (const [name] of calls) {
      const { fields } = await goodInput[name as AnyCall]()
      const { code, data } = await call(name as AnyCall, fields, guest)
      expect([name, code, data]).toEqual([name, Code.operationFailed, { reason: 'permission' }])
    }
  })

  it('has no wallet at the checkout, and cannot pay from one', async () => {
    const guest = await newGuest()
    const { productId } = await item(1_000)
    await ok('cartAdd', { product_id: productId, qty: 1 }, guest)
    await newAddress(guest)
    const { payments, wallets, chosen } = await ok('checkout', {}, guest)
    expect(wallets).toEqual([])
    expect((await ok('getUserBalance', {}, guest)).wallets).toEqual([])
    expect(payments).toContainEqual(expect.objectContaining({ payment_method: 'wallet', enabled: false }))
    expect(chosen?.payment_method).not.toBe('wallet')
    const another = await newGuest()
    const { orders, grand_total: amount } = await place(another, [await item(1_000)])
    const order_ids = orders.map(({ order_id }) => order_id)
    const paid = await call('paymentStart', { order_ids, payment_method: 'wallet', wallet: 'USD', amount }, another)
    expect([paid.code, paid.data]).toEqual([Code.operationFailed, { reason: 'permission' }])
  })

  it('keeps to the shop’s switch, which the configuration tells', async () => {
    const fields = { name: 'Ada', email: freshEmail(), terms: true }
    expect(await ok('store', { type: 'website_config' })).toMatchObject({ guests: true })
    await withSetting({ allowed: false }, async () => {
      expect(await ok('store', { type: 'website_config' })).toMatchObject({ guests: false })
      expect((await call('registerGuest', fields)).data).toEqual({ reason: 'not_allowed' })
    })
    await ok('registerGuest', fields)
  })

  it('has its wrong fields named, and nobody becomes one while logged in', async () => {
    const wrong = await call('registerGuest', { name: ' ', email: 'ada@souk', terms: false })
    expect([wrong.code, refusedFields(wrong)]).toEqual([Code.registrationData, ['name', 'email', 'terms']])
    const fields = { name: 'Ada', email: freshEmail(), terms: true }
    expect((await call('registerGuest', fields, await newBuyer())).code).toBe(Code.alreadyLoggedIn)
  })

  it('is forgotten when the last session is over, unless there are orders', async () => {
    const [idle, { guest, link }] = [await newGuest(), await guestWithOrder()]
    const left = async () => {
      const emails = [idle, guest].map(({ email }) => quoted(email)).join()
      return sql<{ email: string }>(`select guest_email as email from users where guest_email in (${emails})`)
    }
    await moveClock(29 * DAY_S)
    await runHousekeeping()
    expect(await left()).toHaveLength(2)
    await moveClock(31 * DAY_S)
    await runHousekeeping()
    expect(await left()).toEqual([{ email: guest.email }])
    await ok('loginByOrder', link)
  })
})

describe('cash of guests [role.guests-cash]', () => {
  it('is paid up to the limit, over all open orders', async () => {
    await withSetting({ cash_max: '30.00' }, async () => {
      const guest = await newGuest()
      const [first, second] = [await place(guest, [await item(1_500)]), await place(guest, [await item(1_500)])]
      await payCash(guest, first)
      const order_ids = second.orders.map(({ order_id }) => order_id)
      const more = { order_ids, payment_method: 'cash_on_delivery' as const, amount: second.grand_total }
      const refused = await call('paymentStart', more, guest)
      expect(refused.data).toEqual({ reason: 'not_allowed', limit: '30.00', currency: 'USD' })
      const { productId } = await item(1_500)
      await ok('cartAdd', { product_id: productId, qty: 1 }, guest)
      const { payments } = await ok('checkout', {}, guest)
      expect(payments).toContainEqual(expect.objectContaining({ enabled: false, reason: 'guest_limit' }))
      await ok('orderCancel', { order_id: one(first.orders).order_id }, guest)
      await ok('paymentStart', more, guest)
    })
  })

  it('is not promised twice by payments at once', async () => {
    await withSetting({ cash_max: '30.00' }, async () => {
      const guest = await newGuest()
      const placed = []
      for (let n = 0; n < 4; n += 1) placed.push(await place(guest, [await item(1_500)]))
      const started = await Promise.all(
        placed.map(({ orders, grand_total: amount }) => {
          const order_ids = orders.map(({ order_id }) => order_id)
          return call('paymentStart', { order_ids, payment_method: 'cash_on_delivery', amount }, guest)
        }),
      )
      expect(started.filter(({ code }) => code === SUCCESS)).toHaveLength(1)
    })
  })

  it('of accounts has no limit', async () => {
    await withSetting({ cash_max: '0' }, async () => {
      const buyer = await newBuyer()
      await payCash(buyer, await place(buyer, [await item(20_000)]))
    })
  })

  it('goes into a wallet when it is refunded, which the mail says how to use', async () => {
    const { guest, refundId: id, operator } = await guestWithRefund()
    await ok('opsRefundsDecide', { id, state: 1, remark: 'Seen' }, operator)
    await sendMails()
    expect(mailsTo(guest.email).at(-1)).toMatch(/back in your wallet\.[^]*choose a password/)
    await ok('registerFromGuest', { password: PASSWORD }, guest)
    const { wallets } = await ok('getUserBalance', {}, guest)
    expect(wallets.some(({ balance }) => Number(balance) > 0)).toBe(true)
  })
})

describe('the account of a guest [role.guests-account]', () => {
  it('is made with one password, and keeps orders, addresses and cart', async () => {
    const { guest, orderId, link } = await guestWithOrder()
    const { 'access-token': elsewhere } = await ok('loginByOrder', link)
    const { productId } = await item(1_000)
    await ok('cartAdd', { product_id: productId, qty: 2 }, guest)
    const user = await ok('registerFromGuest', { password: PASSWORD }, guest)
    expect(user).toMatchObject({ email: guest.email, has_password: true, card: { count: 2 } })
    expect(user.guest).toBeUndefined()
    expect((await call('getUserinfo', {}, { token: elsewhere })).code).toBe(Code.notLoggedIn)
    const session = await ok('login', { email: guest.email, password: PASSWORD })
    const { list } = await ok('orders', {}, { token: session['access-token'] })
    expect(list.map(({ order_id }) => order_id)).toEqual([orderId])
    const again = await call('registerFromGuest', { password: PASSWORD }, guest)
    expect(again.data).toEqual({ reason: 'not_allowed' })
  })

  it('is refused a bad password, and an address that has one: there the guest stays one', async () => {
    const { email } = await newBuyer()
    const guest = await newGuest(email)
    expect(refusedFields(await call('registerFromGuest', { password: 'short' }, guest))).toEqual(['password'])
    expect((await call('registerFromGuest', { password: PASSWORD }, guest)).code).toBe(Code.emailExists)
    expect((await ok('getUserinfo', {}, guest)).guest).toBe(true)
  })

  it('is one, when guests with an address and a registration ask for it at once', async () => {
    const email = freshEmail()
    const guests = [await newGuest(email), await newGuest(email), await newGuest(email)]
    const answers = await Promise.all([
      ...guests.map((guest) => call('registerFromGuest', { password: PASSWORD }, guest)),
      call('register', registration(email)),
    ])
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === SUCCESS)).toHaveLength(1)
    const refused: readonly number[] = [Code.emailExists, Code.emailRace]
    expect(codes.filter((code) => code !== SUCCESS && !refused.includes(code))).toEqual([])
  })

  it('needs the mailed code where registering does', async () => {
    const { guest } = await guestWithOrder()
    const operator = await newOperator()
    const site = async () =>
      one((await ok('opsSettings', {}, operator)).list.filter(({ name }) => name === 'website_config'))
    const set = async (mail_code: boolean) =>
      ok('opsSettingSave', { name: 'website_config', version: (await site()).version, value: { mail_code } }, operator)
    await set(true)
    try {
      const bare = await call('registerFromGuest', { password: PASSWORD }, guest)
      expect([bare.code, refusedFields(bare)]).toEqual([Code.missingParameters, ['code']])
      await ok('registerSendCode', { email: guest.email }, guest)
      await ok('registerFromGuest', { password: PASSWORD, code: codeFor(guest.email) }, guest)
    } finally {
      await set(false)
    }
  })
})

describe('what others learn of an address [session.same-answer]', () => {
  it('is nothing: a guest with the address of an account, or of another guest, gets the same answer and sees nothing', async () => {
    const buyer = await newBuyer()
    await newAddress(buyer)
    const { guest, orderId } = await guestWithOrder()
    for (const email of [buyer.email, guest.email, freshEmail()]) {
      const other = await newGuest(email)
      expect((await ok('orders', {}, other)).list).toEqual([])
      expect((await ok('getAddressList', {}, other)).address_list).toEqual([])
      expect((await call('order', { order_id: orderId }, other)).code).not.toBe(SUCCESS)
    }
    expect((await call('forgotSendCode', { email: guest.email })).code).toBe(Code.emailUnknown)
    await ok('login', { email: buyer.email, password: PASSWORD })
  })

  it('is not how many mails it gets: five guests a day have it, also at once', async () => {
    const fields = { name: 'Eve', email: freshEmail(), terms: true }
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('registerGuest', fields)))
    expect(answers.filter(({ code }) => code === SUCCESS)).toHaveLength(5)
    const refused = answers.find(({ code }) => code !== SUCCESS)
    expect(refused?.data).toMatchObject({ reason: 'rate_limited', retry_after: expect.any(Number) })
    await moveClock(DAY_S + 60)
    await ok('registerGuest', fields)
  })
})
