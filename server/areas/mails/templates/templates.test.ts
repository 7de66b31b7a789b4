import { createTransport } from 'nodemailer'
import { LANGUAGE_CODES, languageTag, type Language } from '@contract/base/languages'
import { isMailChoice, MAIL_KINDS, type MailKind } from '@contract/base/mails'
import { eq } from 'drizzle-orm'
import { at } from '@contract/rules/lists'
import { users } from '../../../kernel/db/schema/accounts'
import { refundItems, refunds } from '../../../kernel/db/schema/aftersale'
import { products, shops, skus } from '../../../kernel/db/schema/catalogue'
import { orderLines, orders } from '../../../kernel/db/schema/orders'
import { orderMessages } from '../../../kernel/db/schema/order-messages'
import { reviews } from '../../../kernel/db/schema/reviews'
import { mailOf } from '../../../kernel/messages/smtp'
import { createMarket, order, pay, type Buyer, type Market } from '../../../testing/market'
import { readMail, wordsOfHtml, wordsOfText } from '../../../testing/read-mail'
import type { MailParams } from '../params'
import { writeMail, type Mail } from '../write'

const SITE = { address: 'https://souk.test', key: 'key' }
const NASTY = '<script>alert("Ana & co")</script>'

let market: Market
let buyer: Buyer
let params: { readonly [K in MailKind]: MailParams[K] }

const sum = { amount: '3500.00', currency: 'THB', remark: `The receipt says ${NASTY}` }

beforeAll(async () => {
  market = await createMarket()
  buyer = await market.buyer()
  const { db } = market
  await db.update(users).set({ firstname: NASTY }).where(eq(users.id, buyer.userId))
  await db
    .update(products)
    .set({ names: { en: `Shirt ${NASTY}`, es: 'Camisa {number}' } })
    .where(eq(products.id, BigInt(market.shirt)))
  await db.update(shops).set({ name: NASTY })
  const { ids, total } = await order(market, buyer, [market.shirt, 2], [market.lamp, 1], [market.cup, 1, market.red])
  await pay(buyer, ids, total)
  const first = at(ids, 0)
  const sent = { carrier: 'Carteiro & Filhos', trackingNumber: 'CT-7401', cancelRemark: `Sold out ${NASTY}` }
  await db
    .update(orders)
    .set(sent)
    .where(eq(orders.id, BigInt(first)))
  const line = at(
    await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, BigInt(first))),
    0,
  )
  const { id: refundId } = at(
    await db
      .insert(refunds)
      .values({
        userId: buyer.userId,
        orderId: BigInt(first),
        state: 'approved',
        reason: `Torn ${NASTY}`,
        remark: 'Sorry',
        images: [],
        amount: 1_000n,
        paidWallet: 'bank_card',
        paidCurrency: 'USD',
        paidAmount: 1_000n,
        createdAt: market.clock.now(),
      })
      .returning({ id: refunds.id }),
    0,
  )
  await db.insert(refundItems).values({ refundId, lineId: line.id, qty: 1 })
  const { id: reviewId } = at(
    await db
      .insert(reviews)
      .values({
        productId: line.productId,
        author: 'Ana',
        star: 1,
        summary: NASTY,
        content: 'Two\nlines',
        language: 'en',
      })
      .returning({ id: reviews.id }),
    0,
  )
  const question = {
    orderId: BigInt(first),
    author: 'buyer',
    userId: buyer.userId,
    text: `${NASTY}\nTwo lines`,
  } as const
  const asked = db.insert(orderMessages).values({ ...question, createdAt: market.clock.now() })
  const { id: messageId } = at(await asked.returning({ id: orderMessages.id }), 0)
  const pieces = await db.select({ id: skus.id }).from(skus)
  const purchase = { orders: ids }
  const one = { order: first }
  const refund = { refund: String(refundId) }
  const product = { product: market.shirt, remark: NASTY }
  const waiting = {
    ...{ applications: 1, products: 2, intakes: 3, recharges: 4, withdrawals: 5 },
    ...{ refunds: 6, card_refunds: 7, disputes: 8, mails: 9 },
  }
  params = {
    order_placed: purchase,
    order_paid: purchase,
    order_shipped: one,
    order_delivered: one,
    order_cancelled: one,
    order_declined: one,
    order_link: one,
    order_message: { message: String(messageId) },
    refund_asked: refund,
    refund_approved: refund,
    refund_refused: refund,
    card_refund_failed: { ...sum, order: first },
    card_refund_in_wallet: { ...sum, order: first },
    recharge_done: sum,
    recharge_refused: sum,
    withdrawal_asked: sum,
    withdrawal_paid: sum,
    withdrawal_refused: sum,
    application_approved: { remark: '' },
    application_refused: { remark: NASTY },
    product_approved: product,
    product_refused: product,
    shop_orders: purchase,
    shop_refund_asked: refund,
    shop_message: { message: String(messageId) },
    shop_review: { review: String(reviewId) },
    shop_digest: {
      ...{ days: 3, pieces: 5 },
      orders: ids,
      late: 2,
      skus: pieces.map(({ id }) => String(id)),
      low: pieces.length,
    },
    operator_digest: waiting,
    operator_alarm: { breaches: [`the ledger sums to zero: ${NASTY}`, 'order 7'], more: 3 },
  }
})
afterAll(() => market.close())

const mailOfKind = (kind: MailKind, language: Language): Mail => ({
  id: 1n,
  key: `test:${kind}`,
  userId: buyer.userId,
  recipient: 'ana@souk.test',
  language,
  kind,
  params: { ...params[kind] },
  state: 'queued',
  attempts: 1,
  nextAt: new Date(),
  error: '',
  sentAt: null,
  createdAt: new Date(),
})

/** The mail as it goes over the wire. */
async function raw(kind: MailKind, language: Language): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const message = await writeMail(market.db, mailOfKind(kind, language), SITE)
  const sent = await transport.sendMail(mailOf(message, 'Souk <shop@souk.test>'))
  return sent.message as Buffer
}

const addressesIn = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
const PLACES = /^https:\/\/souk\.test\/(?:go\/pages\/|console\/|media\/|mails\/unsubscribe\?)/

describe.each([...MAIL_KINDS])('the mail %s', (kind) => {
  it.each(LANGUAGE_CODES)('says the same as text and as HTML, in %s [rule.mail-letters]', async (language) => {
    const bytes = await raw(kind, language)
    expect(bytes.length).toBeLessThan(100_000)
    const { headers, parts } = readMail(bytes)
    const text = parts.get('text/plain') ?? ''
    const html = parts.get('text/html') ?? ''
    expect(wordsOfHtml(html)).toBe(wordsOfText(text))
    expect(wordsOfText(text).length).toBeGreaterThan(40)
    const [subject] = headers.get('subject') ?? []
    for (const part of [subject, text]) {
      // the name of a product holds this one
      expect(part?.replaceAll('{number}', '')).not.toMatch(/\{\w+\}|undefined|null|NaN|\[object|Invalid/)
    }
    expect(headers.get('content-language')).toEqual([languageTag(language)])
    expect(html).toContain(`<html lang="${languageTag(language)}">`)
  })

  it('has one recipient, an id of its own, and links into the shop alone', async () => {
    const bytes = await raw(kind, 'en')
    const { headers, parts } = readMail(bytes)
    expect(headers.get('to')?.join()).toMatch(/<ana@souk\.test>$/)
    expect(['cc', 'bcc'].filter((name) => headers.has(name))).toEqual([])
    expect(headers.get('message-id')).toEqual([expect.stringMatching(/^<souk-[0-9a-f]{32}@souk\.test>$/)])
    expect(readMail(await raw(kind, 'en')).headers.get('message-id')).toEqual(headers.get('message-id'))
    const html = parts.get('text/html') ?? ''
    expect(html).not.toMatch(/<script|<b>/)
    for (const address of addressesIn(html)) expect(address).toMatch(PLACES)
    const leave = headers.get('list-unsubscribe')?.join() ?? ''
    expect(leave.startsWith('<https://souk.test/mails/unsubscribe?')).toBe(isMailChoice(kind))
    expect(headers.has('list-unsubscribe-post')).toBe(isMailChoice(kind))
  })

  it('is written anew in each language', async () => {
    const texts = await Promise.all(
      LANGUAGE_CODES.map(async (language) => (await writeMail(market.db, mailOfKind(kind, language), SITE)).subject),
    )
    expect(new Set(texts).size).toBeGreaterThanOrEqual(LANGUAGE_CODES.length - 1)
  })
})

const textIn = async (kind: MailKind, language: Language) =>
  (await writeMail(market.db, mailOfKind(kind, language), SITE)).text

describe('the mails', () => {
  it('of a purchase list the goods of all its orders with their sums, once', async () => {
    const text = await textIn('order_paid', 'en')
    expect(text).toContain('2 × Shirt')
    expect(text).toContain('1 × Lamp')
    expect(text).toContain('1 × Cup\nRed\n$8.00')
    expect(text).toContain('Delivered to\nAna Buyer\n1 Market Street\n10110 Bangkok\nThailand')
    expect(text.match(/https:\/\/souk\.test\/go\//g)).toHaveLength(1)
  })

  it('say what becomes of the money', async () => {
    const charged = await textIn('order_cancelled', 'en')
    expect(charged).toMatch(/\$[\d.]+ is back in your wallet\./)
    expect(await textIn('refund_approved', 'en')).toContain('$10.00 goes back to your card.')
  })

  it('to a guest about orders and refunds let the guest in at the order [rule.guest-links]', async () => {
    const guest = (guestEmail: string | null) =>
      market.db.update(users).set({ guestEmail }).where(eq(users.id, buyer.userId))
    await guest('ana@souk.test')
    try {
      for (const kind of MAIL_KINDS.filter((name) => /^(order|refund|card_refund)_/.test(name))) {
        expect([kind, await textIn(kind, 'en')]).toEqual([
          kind,
          expect.stringMatching(/\/go\/pages\/history\/\S+&sign=/),
        ])
      }
      expect(await textIn('card_refund_in_wallet', 'en')).toContain('choose a password')
    } finally {
      await guest(null)
    }
    expect(await textIn('card_refund_in_wallet', 'en')).not.toContain('sign=')
  })

  it('to shops name neither the buyer nor the address', async () => {
    for (const kind of ['shop_orders', 'shop_refund_asked', 'shop_digest'] as const) {
      expect(await textIn(kind, 'en')).not.toMatch(/Ana Buyer|Market Street|10110/)
    }
  })

  it('are in the format of the language', async () => {
    expect(await textIn('recharge_done', 'es')).toMatch(/3500,00\s\S/)
    expect(await textIn('order_shipped', 'jp')).toContain('配送業者\nCarteiro & Filhos')
  })

  it('are not written about what does not exist any more', async () => {
    const gone = { ...mailOfKind('order_shipped', 'en'), params: { order: '999999' } }
    await expect(writeMail(market.db, gone, SITE)).rejects.toThrow('does not exist any more')
  })
})
