/** Mails: what is queued by which call, how it reads, and what people and operators decide about it. */
import { Code, SUCCESS } from '@contract/base/codes'
import { MAIL_CHOICES } from '@contract/base/mails'
import { one } from '@contract/rules/lists'
import { mailsTo } from '../support/outbox'
import { refundFields, commenting, orderThatIs } from './support/after-sale'
import { buy, place } from './support/checkout'
import { call, ok, request } from './support/client'
import { quoted, sendMails, sql } from './support/control'
import { newItem } from './support/new-product'
import { failedMail, mailsOf } from './support/mails'
import { requestedIntake, requestedSale, newOperator, newStall } from './support/operators'
import { newBuyer, registration, type Buyer } from './support/people'
import { application } from './support/sellers'
import { newSaver, rechargeFields, withdrawn } from './support/wallets'

const parcel = { carrier: 'Carteiro', log_sn: 'CT-7401' }

/** The mails of a kind to this address. */
const ofKind = async (who: Pick<Buyer, 'email'>, kind: string) =>
  (await mailsOf(who)).filter((each) => each === kind).length

describe('mails to buyers [rule.mail-kinds]', () => {
  it('tell of a purchase in several shops once, and of each main step of an order', async () => {
    const { seller, productId } = await newStall()
    const buyer = await newBuyer()
    const placed = await buy(buyer, [{ productId, shopId: seller.shopId }, await newItem()])
    expect(await mailsOf(buyer)).toEqual(['order_paid'])
    const { order_id } = one(placed.orders.filter(({ shop_id }) => shop_id === seller.shopId))
    const operator = await newOperator()
    await ok('sellerOrderShip', { order_id, ...parcel }, seller)
    await ok('opsTransit', { order_id }, operator)
    await ok('opsDeliver', { order_id }, operator)
    expect(await mailsOf(buyer)).toEqual(['order_paid', 'order_shipped', 'order_delivered'])
    await sendMails()
    const [, shipped] = mailsTo(buyer.email)
    expect(shipped).toContain('Tracking number\nCT-7401')
    expect(shipped).toMatch(/\/go\/pages\/history\/track\?order_id=\d+/)
  })

  it('tell of cash on delivery, and of a cancelled order', async () => {
    const buyer = await newBuyer()
    const { orders, grand_total: amount } = await place(buyer, [await newItem()])
    const order_ids = orders.map(({ order_id }) => order_id)
    await ok('paymentStart', { order_ids, payment_method: 'cash_on_delivery', amount }, buyer)
    await ok('orderCancel', { order_id: one(order_ids) }, buyer)
    expect(await mailsOf(buyer)).toEqual(['order_placed', 'order_cancelled'])
  })

  it('tell of an order that its shop declines, with the reason and with what becomes of the money', async () => {
    const { seller, productId } = await newStall()
    const buyer = await newBuyer()
    const { order_id } = one((await buy(buyer, [{ productId, shopId: seller.shopId }])).orders)
    await ok('sellerOrderDecline', { order_id, reason: 'The kiln broke' }, seller)
    expect(await mailsOf(buyer)).toEqual(['order_paid', 'order_declined'])
    await sendMails()
    const text = mailsTo(buyer.email).at(-1)
    expect(text).toContain('Remark\nThe kiln broke')
    expect(text).toMatch(/\$[\d.]+ is back in your wallet\./)
  })

  it('tell of nothing before an order is paid', async () => {
    const buyer = await newBuyer()
    await place(buyer, [await newItem()])
    expect(await mailsOf(buyer)).toEqual([])
  })

  it.each([
    [1, 'refund_approved'],
    [-1, 'refund_refused'],
  ] as const)('tell of a refund, decided with %i', async (state, kind) => {
    const arrived = await orderThatIs()
    const { refund_id: id } = await ok('refund', refundFields(arrived), arrived.buyer)
    await ok('opsRefundsDecide', { id, state, remark: 'Seen' }, await newOperator())
    expect(await mailsOf(arrived.buyer)).toEqual(['order_paid', 'refund_asked', kind])
  })

  it.each([
    [1, 'recharge_done', 'withdrawal_paid'],
    [-1, 'recharge_refused', 'withdrawal_refused'],
  ] as const)('tell of recharges and withdrawals, decided with %i', async (state, recharged, paid) => {
    const operator = await newOperator()
    const saver = await newSaver()
    const { id } = await ok('recharge', await rechargeFields(saver), saver)
    await ok('opsRechargesDecide', { id, state, remark: 'Seen' }, operator)
    const { id: withdrawal } = await withdrawn(saver)
    await ok('opsWithdrawalsDecide', { id: withdrawal, state, remark: 'Seen' }, operator)
    expect(await mailsOf(saver)).toEqual([recharged, 'withdrawal_asked', paid])
  })

  it('are queued once, however often a request is repeated [rule.mail-once]', async () => {
    const buyer = await newBuyer()
    const placed = await place(buyer, [await newItem()])
    const fields = {
      order_ids: placed.orders.map(({ order_id }) => order_id),
      payment_method: 'wallet' as const,
      wallet: 'USD',
      amount: placed.grand_total,
    }
    const key = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => call('paymentStart', fields, { ...buyer, key })))
    expect(await mailsOf(buyer)).toEqual(['order_paid'])
    await Promise.all([sendMails(), sendMails()])
    expect(mailsTo(buyer.email).filter((mail) => /^Subject: Payment received/m.test(mail))).toHaveLength(1)
  })

  it('are in the language in which the buyer ordered [rule.mail-language]', async () => {
    const form = registration()
    const { 'access-token': token } = await ok('register', form, { lang: 'th' })
    const buyer: Buyer = { ...(await newBuyer()), ...form, token }
    const languageOf = async () =>
      one(await sql<{ language: string }>(`select language from users where email = ${quoted(form.email)}`)).language
    expect(await languageOf()).toBe('th')
    await ok('login', { email: form.email, password: form.password }, { lang: 'jp' })
    expect(await languageOf()).toBe('jp')
    await buy({ ...buyer, lang: 'es' } as Buyer, [await newItem()])
    expect(await languageOf()).toBe('es')
    await sendMails()
    expect(mailsTo(form.email).at(-1)).toMatch(/^Subject: Hemos recibido el pago del pedido \d{12}$/m)
  })
})

describe('mails to sellers [rule.mail-kinds]', () => {
  it('tell of new orders, requested refunds and bad reviews', async () => {
    const { seller, productId } = await newStall()
    const buyer = await newBuyer()
    const { orders } = await buy(buyer, [{ productId, shopId: seller.shopId }], 2)
    const { order_id } = one(orders)
    await sql(
      `update orders set status = 'receipt_confirmed', delivered_at = now() where id = ${order_id} returning id`,
    )
    const { order } = await ok('order', { order_id }, buyer)
    const { item_id } = one(order.products)
    await ok('refund', refundFields({ buyer, order_id, item_id }), buyer)
    await ok('submitReview', { ...commenting({ item_id }), selectStar: 2 }, buyer)
    expect(await mailsOf(seller)).toEqual(['shop_orders', 'shop_refund_asked', 'shop_review'])
  })

  it('tell nothing of a review with three stars', async () => {
    const { seller, productId } = await newStall()
    const buyer = await newBuyer()
    const { orders } = await buy(buyer, [{ productId, shopId: seller.shopId }])
    const { order_id } = one(orders)
    await sql(
      `update orders set status = 'receipt_confirmed', delivered_at = now() where id = ${order_id} returning id`,
    )
    const { order } = await ok('order', { order_id }, buyer)
    await ok('submitReview', { ...commenting(one(order.products)), selectStar: 3 }, buyer)
    expect(await ofKind(seller, 'shop_review')).toBe(0)
  })

  it.each([
    [1, 'product_approved', 'application_approved'],
    [-1, 'product_refused', 'application_refused'],
  ] as const)(
    'tell of applications and products, decided with %i, and not of intakes',
    async (state, product, store) => {
      const operator = await newOperator()
      const asked = await requestedSale()
      await ok('opsApplicationsDecide', { id: asked.id, type: 200, state, remark: 'Seen' }, operator)
      expect(await mailsOf(asked.seller)).toEqual([product])
      const applicant = await newBuyer()
      await ok('applySeller', await application(applicant), applicant)
      const mine = `select a.id::text from seller_applications a join users u on u.id = a.user_id`
      const { id } = one(await sql<{ id: string }>(`${mine} where u.email = ${quoted(applicant.email)}`))
      await ok('opsApplicationsDecide', { id, type: 100, state, remark: 'Seen' }, operator)
      expect(await mailsOf(applicant)).toEqual([store])
      const intake = await requestedIntake()
      await ok('opsStorageDecide', { id: intake.id, state }, operator)
      expect(await mailsOf(intake.seller)).toEqual([])
    },
  )
})

describe('choices [rule.mail-choices] [call.mailChoices] [call.mailChoose]', () => {
  it('are offered by role, and end mails of a kind until they are switched on again', async () => {
    const { seller, productId } = await newStall()
    const onOf = async () =>
      (await ok('mailChoices', {}, seller)).choices.filter(({ on }) => on).map(({ kind }) => kind)
    expect(await onOf()).toEqual(['order_message', 'shop_orders', 'shop_review', 'shop_message', 'shop_digest'])
    await ok('mailChoose', { kind: 'shop_orders', on: false }, seller)
    await ok('mailChoose', { kind: 'shop_orders', on: false }, seller)
    expect(await onOf()).toEqual(['order_message', 'shop_review', 'shop_message', 'shop_digest'])
    await buy(await newBuyer(), [{ productId, shopId: seller.shopId }])
    expect(await mailsOf(seller)).toEqual([])
    const { choices } = await ok('mailChoose', { kind: 'shop_orders', on: true }, seller)
    expect(choices).toContainEqual({ kind: 'shop_orders', on: true })
    await buy(await newBuyer(), [{ productId, shopId: seller.shopId }])
    expect(await mailsOf(seller)).toEqual(['shop_orders'])
  })

  it('are messages alone for buyers, whose other mails are about their own orders and money', async () => {
    expect((await ok('mailChoices', {}, await newBuyer())).choices).toEqual([{ kind: 'order_message', on: true }])
    expect((await ok('mailChoices', {}, await newOperator())).choices).toEqual([{ kind: 'operator_digest', on: true }])
    for (const kind of ['order_paid', 'everything', '']) {
      const { code } = await call('mailChoose', { kind: kind as never, on: false }, await newBuyer())
      expect([Code.invalidParameter, Code.missingParameters]).toContain(code)
    }
    expect(MAIL_CHOICES).toHaveLength(6)
  })

  it('work by the link in the mail, whose opening alone changes nothing', async () => {
    const { seller, productId } = await newStall()
    await buy(await newBuyer(), [{ productId, shopId: seller.shopId }])
    await sendMails()
    const [path] = /\/mails\/unsubscribe\?\S+/.exec(mailsTo(seller.email).at(-1) ?? '') ?? ['']
    const on = async () => (await ok('mailChoices', {}, seller)).choices.find(({ kind }) => kind === 'shop_orders')?.on
    const page = await request(path, { headers: { 'accept-language': 'es' } })
    expect(page.message).toContain('<h1>¿Dejar de recibir estos correos?</h1>')
    expect(await on()).toBe(true)
    const forged = path.replace(/signature=./, (text) => `signature=${text.endsWith('0') ? '1' : '0'}`)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const others = path.replace('shop_orders', 'shop_review')
    for (const wrong of [forged, others, '/mails/unsubscribe']) {
      expect((await request(wrong, { method: 'POST', body })).status).toBe(404)
    }
    expect(await on()).toBe(true)
    expect((await request(path, { method: 'POST', body })).status).toBe(200)
    expect(await on()).toBe(false)
    const back = await request(path, { method: 'POST', body: new URLSearchParams({ on: '1' }) })
    expect([back.status, await on()]).toEqual([200, true])
  })
})

describe('the dead letters [rule.mail-dead] [call.opsMails] [call.opsMailsRetry] [call.opsJobs]', () => {
  it('are found by state, kind, address and what they tell of, and sent again once', async () => {
    const operator = await newOperator()
    const { id, buyer } = await failedMail()
    const found = await ok('opsMails', { state: 'failed', kind: 'recharge_done', q: buyer.email }, operator)
    expect(found).toMatchObject({ count: 1, list: [{ id, to: buyer.email, retry: true, error: 'no such mailbox' }] })
    expect((await ok('opsMails', { state: 'sent', q: buyer.email }, operator)).count).toBe(0)
    expect((await ok('opsMails', { q: one(found.list).about }, operator)).count).toBeGreaterThanOrEqual(1)
    expect(await ok('opsMailsRetry', { ids: [id, id], remark: 'Moved' }, operator)).toEqual({ done: [id], refused: [] })
    expect(await ok('opsMailsRetry', { ids: [id] }, operator)).toEqual({ done: [], refused: [id] })
    const audits = await ok('opsAudits', { subject: 'mails', subject_id: id }, operator)
    expect(audits.list).toMatchObject([{ action: 'retry', remark: 'Moved', before: { state: 'failed' } }])
    await sendMails()
    expect(mailsTo(buyer.email).at(-1)).toContain('$100.00 is now available in your wallet.')
    const [sent] = (await ok('opsMails', { q: buyer.email }, operator)).list
    expect(sent).toMatchObject({ state: 'sent', retry: false, next_at: null })
  })

  it('are refused if one is unknown, and nothing is queued', async () => {
    const operator = await newOperator()
    const { id } = await failedMail()
    expect((await call('opsMailsRetry', { ids: [id, '999999999'] }, operator)).code).toBe(Code.notFound)
    const mail = one(await sql<{ state: string }>(`select state from mails where id = ${id}`))
    expect(mail.state).toBe('failed')
  })

  it('are not sent again once it is forgotten what they told of', async () => {
    const operator = await newOperator()
    const { id, buyer } = await failedMail()
    await sql(`update mails set params = '{}' where id = ${id} returning id::text`)
    expect((await ok('opsMails', { q: buyer.email }, operator)).list).toMatchObject([{ retry: false }])
    expect(await ok('opsMailsRetry', { ids: [id] }, operator)).toEqual({ done: [], refused: [id] })
  })

  it('come with the last round of each worker', async () => {
    await sql(`insert into jobs (name, ended_at, took_ms, failed_at, error) values ('test', now(), 7, now(), 'lost')
      on conflict (name) do nothing returning name`)
    const { list } = await ok('opsJobs', {}, await newOperator())
    expect(list).toContainEqual(expect.objectContaining({ name: 'test', took_ms: 7, error: 'lost' }))
  })

  it('are for operators alone', async () => {
    expect((await call('opsMails', {}, await newBuyer())).code).not.toBe(SUCCESS)
  })
})
