/** What the links in a guest's mails open, and a guest whose mails went to a mistyped address. */
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { mailsTo } from '../../support/outbox'
import { chosenSubmission, place } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { moveClock, sendMails } from '../support/control'
import { guestWithOrder, linkIn, linkOf, newGuest, payCash } from '../support/guests'
import { newItem } from '../support/new-product'
import { addressFields, freshEmail, newBuyer, PASSWORD } from '../support/people'

const DAY_S = 86_400

afterEach(() => moveClock(0))

describe('the link in a mail [rule.guest-links]', () => {
  it('opens the guest’s session on another device, as often as it is tapped', async () => {
    const { orderId, link } = await guestWithOrder()
    for (const _ of [1, 2]) {
      const session = await ok('loginByOrder', link)
      const { order } = await ok('order', { order_id: orderId }, { token: session['access-token'] })
      expect(order.order_id).toBe(orderId)
    }
  })

  it('ends after 90 days, and opens nothing else', async () => {
    const [{ link }, other] = [await guestWithOrder(), await guestWithOrder()]
    const refused = async (fields: typeof link) => (await call('loginByOrder', fields)).code
    expect(await refused({ ...link, order_id: other.orderId })).toBe(Code.wrongCode)
    expect(await refused({ ...link, order_id: '999999999' })).toBe(Code.wrongCode)
    expect(await refused({ ...link, sign: link.sign.replace(/^./, 'z') })).toBe(Code.wrongCode)
    await moveClock(90 * DAY_S + 60)
    expect(await refused(link)).toBe(Code.wrongCode)
  })

  it('that has expired brings a new one to the mailbox of the guest, some times a day [call.sendOrderLink]', async () => {
    const { guest, orderId, link } = await guestWithOrder()
    await moveClock(91 * DAY_S)
    expect((await call('loginByOrder', link)).code).toBe(Code.wrongCode)
    expect(await ok('sendOrderLink', link)).toEqual({})
    await sendMails()
    const fresh = linkIn(guest.email)
    expect(fresh).toMatchObject({ order_id: orderId })
    expect(fresh.sign).not.toBe(link.sign)
    const session = await ok('loginByOrder', fresh)
    expect((await ok('orders', {}, { token: session['access-token'] })).list).toHaveLength(1)
    const more = []
    for (let times = 0; times < 5; times += 1) more.push(await call('sendOrderLink', fresh))
    expect(more.map(({ code }) => code)).toEqual([...Array<number>(4).fill(SUCCESS), Code.operationFailed])
    expect(more.at(-1)?.data).toMatchObject({ reason: 'rate_limited' })
  })

  it('is mailed again when a guest who has lost the mails asks for a password, and the answer does not say so [call.forgotSendCode]', async () => {
    const email = freshEmail()
    const [first, second] = [await guestWithOrder(email), await guestWithOrder(email)]
    const [none, before] = [freshEmail(), mailsTo(email).length]
    const answers = []
    for (const asked of [email, none]) answers.push(await call('forgotSendCode', { email: asked }))
    expect(answers.map(({ code, data }) => ({ code, data }))).toEqual(
      Array(2).fill({ code: Code.emailUnknown, data: {} }),
    )
    await sendMails()
    expect(mailsTo(none)).toEqual([])
    const fresh = mailsTo(email).slice(before)
    expect(fresh).toHaveLength(2)
    const opened = []
    for (const text of fresh) {
      const session = await ok('loginByOrder', linkOf(text))
      opened.push(...(await ok('orders', {}, { token: session['access-token'] })).list.map(({ order_id }) => order_id))
    }
    expect(opened.sort()).toEqual([first.orderId, second.orderId].sort())
  })

  it('is mailed so often a day and no more, and the answer stays the same [call.forgotSendCode]', async () => {
    const { guest } = await guestWithOrder()
    const before = mailsTo(guest.email).length
    const codes = new Set<number>()
    for (let times = 0; times < 8; times += 1) codes.add((await call('forgotSendCode', { email: guest.email })).code)
    expect([...codes]).toEqual([Code.emailUnknown])
    await sendMails()
    expect(mailsTo(guest.email)).toHaveLength(before + 5)
  })

  it('is not mailed to a guest who has become an account, which gets a code [call.forgotSendCode]', async () => {
    const { guest } = await guestWithOrder()
    await ok('registerFromGuest', { password: PASSWORD }, guest)
    expect(await ok('forgotSendCode', { email: guest.email })).toEqual({})
    expect(mailsTo(guest.email).at(-1)).not.toContain('sign=')
  })

  it('that never was one brings nothing, and neither does that of an account [call.sendOrderLink]', async () => {
    const [{ guest, link }, other] = [await guestWithOrder(), await guestWithOrder()]
    await ok('registerFromGuest', { password: PASSWORD }, guest)
    const before = [mailsTo(guest.email).length, mailsTo(other.guest.email).length]
    for (const fields of [
      link,
      { ...link, order_id: other.orderId },
      { ...other.link, sign: other.link.sign.replace(/^./, 'z') },
    ]) {
      expect((await call('sendOrderLink', fields)).code).toBe(Code.wrongCode)
    }
    await sendMails()
    expect([mailsTo(guest.email).length, mailsTo(other.guest.email).length]).toEqual(before)
  })

  it('is in no mail to an account, and opens none', async () => {
    const buyer = await newBuyer()
    await payCash(buyer, await place(buyer, [await newItem({ price: 1_000 })]))
    await sendMails()
    expect(linkIn(buyer.email)).toMatchObject({ order_id: expect.stringMatching(/^\d+$/), sign: '' })
    const { guest, link } = await guestWithOrder()
    await ok('registerFromGuest', { password: PASSWORD }, guest)
    expect((await call('loginByOrder', link)).code).toBe(Code.wrongCode)
  })
})

/** A guest whose order and address book have the same e-mail address, as the app's form fills them in. */
async function guestByForm() {
  const guest = await newGuest()
  await ok('addressAdd', { ...addressFields(), email: guest.email }, guest)
  await ok('cartAdd', { product_id: (await newItem()).productId, qty: 1 }, guest)
  const placed = await ok('submitOrder', await chosenSubmission(guest), guest)
  await payCash(guest, placed)
  await sendMails()
  return { guest, orderId: one(placed.orders).order_id, link: linkIn(guest.email) }
}

describe('a mistyped address [rule.guest-email] [call.changeGuestEmail]', () => {
  it('is corrected: the mails are sent again, and who got them is shut out', async () => {
    const { guest, orderId, link } = await guestByForm()
    const { 'access-token': stranger } = await ok('loginByOrder', link)
    await ok('orderCancel', { order_id: orderId }, guest)
    const email = freshEmail()
    expect(await ok('changeGuestEmail', { email: ` ${email.toUpperCase()} ` }, guest)).toMatchObject({
      email,
      guest: true,
    })
    expect((await call('getUserinfo', {}, { token: stranger })).code).toBe(Code.notLoggedIn)
    for (const fields of [link, linkIn(guest.email)])
      expect((await call('loginByOrder', fields)).code).toBe(Code.wrongCode)
    expect((await call('sendOrderLink', link)).code).toBe(Code.wrongCode)
    await sendMails()
    // the placed order was sent elsewhere, and the cancelled one was still waiting
    expect(mailsTo(email)).toHaveLength(2)
    expect(mailsTo(guest.email)).toHaveLength(1)
    const session = await ok('loginByOrder', linkIn(email))
    const { order } = await ok('order', { order_id: orderId }, { token: session['access-token'] })
    expect([order.status, order.address.email]).toEqual(['cancelled', email])
    const { address_list } = await ok('getAddressList', {}, guest)
    expect(address_list.map((address) => address.email)).toEqual([email])
  })

  it('stays as it is with the same one, a wrong one, too many in a day, and for an account', async () => {
    const { guest } = await guestWithOrder()
    expect(await ok('changeGuestEmail', { email: guest.email }, guest)).toMatchObject({ email: guest.email })
    expect(refusedFields(await call('changeGuestEmail', { email: 'nobody' }, guest))).toEqual(['email'])
    const known = await newBuyer()
    // nothing is learned of an address: that of an account is taken like any other
    expect(await ok('changeGuestEmail', { email: known.email }, guest)).toMatchObject({
      email: known.email,
      guest: true,
    })
    const guests = []
    for (let count = 0; count < 4; count += 1) guests.push(await newGuest(known.email))
    const last = await call('changeGuestEmail', { email: known.email }, await newGuest())
    expect(last.data).toMatchObject({ reason: 'rate_limited' })
    expect((await call('changeGuestEmail', { email: freshEmail() }, known)).data).toEqual({ reason: 'not_allowed' })
    await sendMails()
    expect(mailsTo(guest.email)).toHaveLength(1)
  })
})
