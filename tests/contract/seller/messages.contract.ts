/** Messages between the buyer and the shop of an order. */
import { Code, SUCCESS } from '@contract/base/codes'
import { MESSAGE_MAX, MESSAGES_PER_HOUR } from '@contract/base/message-constants'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, quoted, sendMails, sql } from '../support/control'
import { newQuestion, newSale } from '../support/seller-orders'
import { mailsTo } from '../../support/outbox'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { newSeller } from '../support/sellers'

const HOUR_S = 3_600
const question = 'Can you pack it as a gift?'
const answer = 'Of course, with a ribbon.'

afterEach(() => moveClock(0))
afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

const mailsOf = async ({ email }: { email: string }, kind: string) =>
  (await sql(`select id::text from mails where recipient = ${quoted(email)} and kind = ${quoted(kind)}`)).length

describe('the messages of an order [rule.message-parties] [call.orderMessages] [call.sellerMessages]', () => {
  it('are one exchange that both sides read, the newest first [field.order-message]', async () => {
    const { seller, buyer, order_id } = await newSale()
    expect(await ok('orderMessages', { order_id }, buyer)).toMatchObject({ list: [], count: 0, unread: 0, open: true })
    const sent = await ok('orderMessageSend', { order_id, text: `  ${question}\n` }, buyer)
    expect(sent.message).toMatchObject({ author: 'buyer', text: question, read: false })
    const atShop = await ok('sellerMessages', { order_id }, seller)
    expect(atShop).toMatchObject({ count: 1, unread: 1, unanswered: true, open: true, list: [sent.message] })
    const { message } = await ok('sellerMessageSend', { order_id, text: answer }, seller)
    expect(message).toMatchObject({ author: 'shop', text: answer, read: false })
    const { list, unread } = await ok('orderMessages', { order_id }, buyer)
    expect(list).toEqual([message, { ...sent.message, read: true }])
    expect(unread).toBe(1)
    expect((await ok('orderMessages', { order_id, p: 2, page_size: 1 }, buyer)).list).toHaveLength(1)
    expect((await ok('orderMessages', { order_id, p: 9 }, buyer)).list).toEqual([])
  })

  it('are read and answered by operators in the place of any shop, with a record [rule.seller-history]', async () => {
    const { seller, buyer, order_id } = await newQuestion()
    const operator = await newOperator()
    const shop_id = seller.shopId
    expect((await ok('sellerMessages', { shop_id, order_id }, operator)).list).toMatchObject([{ text: question }])
    const { message } = await ok('sellerMessageSend', { shop_id, order_id, text: answer }, operator)
    expect((await ok('orderMessages', { order_id }, buyer)).list[0]).toEqual(message)
    const { list } = await ok('opsAudits', { subject: 'messages', subject_id: message.message_id }, operator)
    expect(list).toMatchObject([{ action: 'reply', after: { order_id } }])
    // records are kept when an account is erased
    expect(JSON.stringify(list)).not.toContain(answer)
  })

  it('are nobody else’s [answer.1500018] [wire.unchanged]', async () => {
    const { seller, buyer, order_id, message_id } = await newQuestion()
    const [stranger, other] = [await newBuyer(), await newSeller()]
    const before = await fingerprint()
    const answers = [
      ...[stranger, seller].map((who) => call('orderMessages', { order_id }, who)),
      ...[stranger, seller].map((who) => call('orderMessageSend', { order_id, text: answer }, who)),
      call('orderMessagesRead', { order_id, message_id }, stranger),
      call('sellerMessages', { order_id }, other),
      call('sellerMessageSend', { order_id, text: answer }, other),
      call('sellerMessagesRead', { order_id, message_id }, other),
    ]
    for (const each of answers) expect((await each).code).toBe(Code.orderUnknown)
    expect((await call('sellerMessages', { order_id }, buyer)).code).toBe(Code.operationFailed)
    expect(await fingerprint()).toBe(before)
  })
})

describe('what is unread and unanswered [rule.message-read] [call.orderMessagesRead] [call.sellerMessagesRead]', () => {
  it('is counted for each side, up to the message that it has seen', async () => {
    const { seller, buyer, order_id, message_id } = await newQuestion()
    const { message: second } = await ok('orderMessageSend', { order_id, text: 'And a card?' }, buyer)
    const row = async () => (await ok('sellerOrders', {}, seller)).list[0]
    expect(await row()).toMatchObject({ unread_messages: 2, unanswered: true })
    expect(await ok('sellerMessagesRead', { order_id, message_id }, seller)).toEqual({ unread: 1, unanswered: true })
    expect(await row()).toMatchObject({ unread_messages: 1, unanswered: true })
    const upTo = { order_id, message_id: second.message_id }
    expect(await ok('sellerMessagesRead', upTo, seller)).toEqual({ unread: 0, unanswered: true })
    expect((await ok('orderMessages', { order_id }, buyer)).list.map(({ read }) => read)).toEqual([true, true])

    const { message } = await ok('sellerMessageSend', { order_id, text: answer }, seller)
    expect(await row()).toMatchObject({ unread_messages: 0, unanswered: false })
    const mine = async () => (await ok('order', { order_id }, buyer)).order.unread_messages
    expect(await mine()).toBe(1)
    expect(await ok('orderMessagesRead', { order_id, message_id }, buyer)).toEqual({ unread: 1 })
    const seen = { order_id, message_id: message.message_id }
    for (const _ of [1, 2]) expect(await ok('orderMessagesRead', seen, buyer)).toEqual({ unread: 0 })
    expect(await mine()).toBe(0)
  })

  it('leads to the orders that wait for an answer, until the shop answers or says that none is needed', async () => {
    const { seller, buyer, order_id, message_id } = await newQuestion()
    const waiting = async () => {
      const { list, unanswered } = await ok('sellerOrders', { unanswered: true }, seller)
      expect((await ok('sellerHome', {}, seller)).messages).toBe(unanswered)
      return list.map((order) => order.order_id)
    }
    expect(await waiting()).toEqual([order_id])
    await ok('sellerMessageSend', { order_id, text: answer }, seller)
    expect(await waiting()).toEqual([])
    const { message } = await ok('orderMessageSend', { order_id, text: 'Thanks!' }, buyer)
    expect(await waiting()).toEqual([order_id])
    // the older message says nothing about the newer one
    await ok('sellerMessagesRead', { order_id, message_id, answered: true }, seller)
    expect(await waiting()).toEqual([order_id])
    const upTo = { order_id, message_id: message.message_id, answered: true }
    for (const _ of [1, 2])
      expect(await ok('sellerMessagesRead', upTo, seller)).toEqual({ unread: 0, unanswered: false })
    expect(await waiting()).toEqual([])
    const asked = { subject: 'messages', subject_id: message.message_id }
    expect((await ok('opsAudits', asked, await newOperator())).list).toMatchObject([{ action: 'change' }])
  })

  it('stays as it is for a shop when an operator reads along', async () => {
    const { seller, order_id, message_id } = await newQuestion()
    const fields = { shop_id: seller.shopId, order_id, message_id }
    expect(await ok('sellerMessagesRead', fields, await newOperator())).toEqual({ unread: 1, unanswered: true })
  })

  it('needs a message of the order [answer.2000019] [wire.unchanged]', async () => {
    const { seller, buyer, order_id } = await newQuestion()
    const { message_id } = await newQuestion()
    const before = await fingerprint()
    expect((await call('orderMessagesRead', { order_id, message_id }, buyer)).code).toBe(Code.notFound)
    expect((await call('sellerMessagesRead', { order_id, message_id }, seller)).code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })
})

describe('who gets news of a message [rule.message-told] [rule.mail-kinds]', () => {
  it('is the seller, by one mail an hour until the messages are read', async () => {
    const { seller, buyer, order_id, message_id } = await newQuestion(`<b>Gift?</b>\nFor "Ana"`)
    await ok('orderMessageSend', { order_id, text: 'Please' }, buyer)
    expect(await mailsOf(seller, 'shop_message')).toBe(1)
    await sendMails()
    const mail = mailsTo(seller.email).at(-1) ?? ''
    expect(mail).toContain('<b>Gift?</b>')
    await moveClock(HOUR_S + 1)
    await ok('orderMessageSend', { order_id, text: 'Are you there?' }, buyer)
    expect(await mailsOf(seller, 'shop_message')).toBe(2)
    await ok('sellerMessageSend', { order_id, text: answer }, seller)
    await ok('orderMessageSend', { order_id, text: 'Thank you' }, buyer)
    expect(await mailsOf(seller, 'shop_message')).toBe(3)
    expect(message_id).not.toBe('')
  })

  it('is the buyer, by a notice and a mail, unless these mails are switched off [rule.mail-choices]', async () => {
    const { seller, buyer, order_id } = await newQuestion()
    const count = async () => (await ok('notices', {}, buyer)).list.filter(({ title_en }) => /message/i.test(title_en))
    expect(await count()).toEqual([])
    for (const text of [answer, 'And a card']) await ok('sellerMessageSend', { order_id, text }, seller)
    expect(await count()).toMatchObject([{ type: 600, read: false, title_en: 'New message about your order' }])
    expect((await ok('getUserinfo', {}, buyer)).notify).toBe(true)
    expect(await mailsOf(buyer, 'order_message')).toBe(1)
    await sendMails()
    expect(mailsTo(buyer.email).at(-1)).toContain(answer)
    await ok('mailChoose', { kind: 'order_message', on: false }, buyer)
    await ok('orderMessageSend', { order_id, text: 'Thank you' }, buyer)
    await ok('sellerMessageSend', { order_id, text: 'You are welcome' }, seller)
    expect(await mailsOf(buyer, 'order_message')).toBe(1)
    expect(await count()).toHaveLength(2)
  })
})

describe('a message that is sent [call.orderMessageSend] [call.sellerMessageSend]', () => {
  it('is sent once by a double tap [wire.idempotency-replay]', async () => {
    const { seller, buyer, order_id } = await newQuestion()
    const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
    const tap = () => call('orderMessageSend', { order_id, text: 'Is it wool?' }, { ...buyer, key: mine })
    const answered = () => call('sellerMessageSend', { order_id, text: 'Yes' }, { ...seller, key: theirs })
    const taps = await Promise.all([tap(), tap(), answered(), answered()])
    expect(taps.map(({ code }) => code)).toEqual([SUCCESS, SUCCESS, SUCCESS, SUCCESS])
    expect((await ok('orderMessages', { order_id }, buyer)).count).toBe(3)
  })

  it('is plain text of a limited length, and not blank [rule.message-limits] [answer.1000008] [wire.unchanged]', async () => {
    const { seller, buyer, order_id } = await newSale()
    const text = 'x'.repeat(MESSAGE_MAX - 1) + '<'
    expect((await ok('orderMessageSend', { order_id, text }, buyer)).message.text).toBe(text)
    const before = await fingerprint()
    for (const bad of [' \n\t ', 'x'.repeat(MESSAGE_MAX + 1)]) {
      for (const refused of [
        await call('orderMessageSend', { order_id, text: bad }, buyer),
        await call('sellerMessageSend', { order_id, text: bad }, seller),
      ]) {
        expect([refused.code, refusedFields(refused)]).toEqual([Code.invalidParameter, ['text']])
      }
    }
    expect(await fingerprint()).toBe(before)
  })

  it('waits after too many within an hour, even if they are sent at once [rule.message-limits] [answer.2000018]', async () => {
    const { buyer, order_id } = await newSale()
    const send = (text: string) => call('orderMessageSend', { order_id, text }, buyer)
    const answers = []
    for (let sent = 0; sent < MESSAGES_PER_HOUR - 2; sent += 1) answers.push(await send(`Number ${sent}`))
    answers.push(...(await Promise.all(['a', 'b', 'c', 'd'].map(send))))
    const refused = answers.filter(({ code }) => code !== SUCCESS)
    expect(refused).toHaveLength(2)
    for (const { code, data } of refused) {
      expect({ code, data }).toMatchObject({ code: Code.operationFailed, data: { reason: 'rate_limited' } })
      const { retry_after: wait } = data as unknown as { retry_after: number }
      expect(wait > 0 && wait <= HOUR_S).toBe(true)
    }
    await moveClock(HOUR_S + 60)
    expect((await send('Later')).code).toBe(SUCCESS)
  })

  it('is refused once the other side is erased [rule.message-limits] [answer.2000018] [wire.unchanged]', async () => {
    const { seller, buyer, order_id } = await newQuestion()
    const erase = (email: string, at: string) =>
      sql(`update users set erased_at = ${at} where email = ${quoted(email)} returning id::text`)
    const refused = { code: Code.operationFailed, data: { reason: 'not_allowed' } }
    await erase(buyer.email, 'now()')
    expect(await call('sellerMessageSend', { order_id, text: answer }, seller)).toMatchObject(refused)
    expect((await ok('sellerMessages', { order_id }, seller)).open).toBe(false)
    await erase(buyer.email, 'null')
    await erase(seller.email, 'now()')
    expect(await call('orderMessageSend', { order_id, text: question }, buyer)).toMatchObject(refused)
    expect((await ok('orderMessages', { order_id }, buyer)).open).toBe(false)
    await erase(seller.email, 'null')
  })
})
