/** People, field by field: addresses, profiles, store registrations, sessions, notices. */
import { LANGUAGE_CODES } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { buy } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { newSale } from '../support/seller-orders'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import { addressFields, newAddress, newBuyer, PASSWORD, registration, type Buyer } from '../support/people'
import { read } from '../support/pictures'
import { application, newSeller } from '../support/sellers'

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** The latest application, which is at the end of the operators' list. */
async function lastApplication() {
  const operator = await newOperator()
  const { count } = await ok('opsApplications', { state: 0, page_size: 1 }, operator)
  const { list } = await ok('opsApplications', { state: 0, page_size: 1, p: count }, operator)
  return { asked: one(list), refuse: () => ok('opsApplicationsDecide', { id: one(list).id, state: -1 }, operator) }
}

/** Decides the application, so that it does not come first in the list of another test. */
async function refuseApplicationOf(buyer: Buyer): Promise<void> {
  const { asked, refuse } = await lastApplication()
  expect(asked.user.email).toBe(buyer.email)
  await refuse()
}

describe('an address', () => {
  it('has the place, and whom to reach there [field.address.place] [field.address.contact]', async () => {
    const buyer = await newBuyer()
    const {
      address_list: [address],
    } = await ok('addressAdd', addressFields(), buyer)
    expect(address).toEqual({
      address_id: expect.stringMatching(/^\d+$/) as string,
      street: '12 Wireless Road',
      zip: '10330',
      city: 'Bangkok',
      state: 'Bangkok',
      country: 'TH',
      name: 'Ada Lovelace',
      phone: '+66812345678',
      email: 'ada@souk.test',
      is_default: true,
    })
  })

  it.each(['street', 'zip', 'city', 'country'] as const)('needs %s [field.address.place]', async (field) => {
    const answer = await call('addressAdd', { ...addressFields(), [field]: '' }, await newBuyer())
    expect(refusedFields(answer)).toEqual([field])
  })

  it.each(['name', 'phone', 'email'] as const)('needs %s [field.address.contact]', async (field) => {
    const answer = await call('addressAdd', { ...addressFields(), [field]: '' }, await newBuyer())
    expect(refusedFields(answer)).toEqual([field])
  })

  it('is the default if it is the first, or is made the default [field.address.default]', async () => {
    const buyer = await newBuyer()
    const first = await newAddress(buyer)
    const defaults = (list: { address_id: string; is_default: boolean }[]) =>
      list.filter(({ is_default }) => is_default).map(({ address_id }) => address_id)
    const { address_list: two } = await ok('addressAdd', { ...addressFields(), is_default: true }, buyer)
    expect(two).toHaveLength(2)
    expect(defaults(two)).not.toEqual([first])
    expect(defaults((await ok('defaultAddress', { address_id: first }, buyer)).address_list)).toEqual([first])
  })
})

describe('a store registration', () => {
  it('has shop name, contact person and address [field.registration.store] [field.request.parts]', async () => {
    const buyer = await newBuyer()
    await ok('applySeller', await application(buyer), buyer)
    const { asked, refuse } = await lastApplication()
    expect(asked).toMatchObject({
      type: 100,
      state: 0,
      withdrawn: false,
      user: { name: 'Ada Lovelace', email: buyer.email },
      amount: null,
      approvals: 0,
      approvals_needed: 1,
      remark: '',
      created_at: expect.stringMatching(TIME) as string,
      decided_at: null,
    })
    expect(asked.details).toMatchObject({
      shop_name: 'Ada’s 陶器',
      contact_person: 'Ada Lovelace',
      address: '12 Wireless Road, Bangkok 10330',
    })
    await refuse()
  })

  it('has pictures of both sides of the identity card and of the signature [field.registration.papers]', async () => {
    const buyer = await newBuyer()
    await ok('applySeller', await application(buyer), buyer)
    const { asked, refuse } = await lastApplication()
    expect(asked.user.email).toBe(buyer.email)
    for (const name of ['id_front', 'id_back', 'signature']) {
      const { status, headers } = await read(asked.files[name] ?? '')
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    await refuse()
  })

  it.each(['shop_name', 'contact_person', 'address'] as const)('needs %s [field.registration.store]', async (field) => {
    const buyer = await newBuyer()
    expect(refusedFields(await call('applySeller', { ...(await application(buyer)), [field]: ' ' }, buyer))).toEqual([
      field,
    ])
  })

  it.each(['id_front', 'id_back', 'signature'] as const)('needs %s [field.registration.papers]', async (field) => {
    const buyer = await newBuyer()
    const { [field]: _, ...rest } = await application(buyer)
    expect(refusedFields(await call('applySeller', rest as never, buyer))).toEqual([field])
  })
})

describe('a profile', () => {
  it('has name, telephone number, photo and address [field.profile.person]', async () => {
    const buyer = await newBuyer()
    await newAddress(buyer)
    const address = await newAddress(buyer)
    const { id: avatar, url } = await ok('upload', { purpose: 'avatar' }, buyer)
    const user = await ok('updateUser', { firstname: 'Grace Hopper', phone: '+66812345678', avatar, address }, buyer)
    expect(user).toMatchObject({ firstname: 'Grace Hopper', phone: '+66812345678', avatar: url, email: buyer.email })
    const { address_list: book } = await ok('getAddressList', {}, buyer)
    expect(book.find(({ is_default }) => is_default)?.address_id).toBe(address)
  })

  it('accepts a new password with its confirmation and the current password [field.profile.password]', async () => {
    const buyer = await newBuyer()
    const secret = { new_password: 'four-small-goats', password_confirm: 'four-small-goats' }
    expect(refusedFields(await call('updateUser', secret, buyer))).toEqual(['password'])
    const other = { ...secret, password_confirm: 'five-small-goats', password: PASSWORD }
    expect(refusedFields(await call('updateUser', other, buyer))).toEqual(['password_confirm'])
    await ok('updateUser', { ...secret, password: PASSWORD }, buyer)
    expect((await ok('login', { email: buyer.email, password: 'four-small-goats' })).user.email).toBe(buyer.email)
  })

  it('has a payout account, masked except for its end [field.profile.payout]', async () => {
    const buyer = await newBuyer()
    const payout = {
      bank_name: 'First Bank',
      bank_account_name: 'Ada Lovelace',
      bank_account_number: '123456789012',
      bank_routing_number: '021000021',
      virtual_wallet: '0xabcdef',
    }
    await ok('updateUser', { ...payout, password: PASSWORD }, buyer)
    const user = await ok('getUserinfo', {}, buyer)
    for (const [name, value] of Object.entries(payout)) {
      expect(user[name as keyof typeof payout]).toBe(`••••${value.slice(-4)}`)
    }
  })
})

describe('the account', () => {
  it('counts cart, wishlist and notices [field.userinfo.counts] [field.client.userinfo]', async () => {
    const buyer = await newBuyer()
    const { productId } = await newItem()
    const bare = await ok('getUserinfo', {}, buyer)
    expect(bare).toMatchObject({ card: { count: 0 }, product: { count: 0 }, firstname: 'Ada Lovelace', avatar: '' })
    await ok('cartAdd', { product_id: productId, qty: 3 }, buyer)
    await ok('favorite', { product_id: productId }, buyer)
    await ok('applySeller', await application(buyer), buyer)
    const user = await ok('getUserinfo', {}, buyer)
    expect(user).toMatchObject({ card: { count: 3 }, product: { count: 1 }, notify: true })
    expect(user.notice.count).toBe(bare.notice.count + 1)
    await ok('noticeInRead', {}, buyer)
    expect(await ok('getUserinfo', {}, buyer)).toMatchObject({ notice: { count: 0 }, notify: false })
    await refuseApplicationOf(buyer)
  })

  it('has its role, its seller state and the seller link [field.userinfo.seller] [field.client.userinfo]', async () => {
    expect(await ok('getUserinfo', {}, await newBuyer())).toMatchObject({ role: 'buyer', seller: null, seller_url: '' })
    const seller = await newSeller()
    const user = await ok('getUserinfo', {}, seller)
    expect(user).toMatchObject({ role: 'seller', seller: { state: 1, remark: '', shop_id: seller.shopId } })
    expect(user.seller_url).toMatch(/^https?:\/\//)
  })
})

describe('a login', () => {
  it.each(['login', 'register'] as const)(
    'is answered with token, user, seller link and both counts: %s [field.session.answer]',
    async (name) => {
      const fields = registration()
      if (name === 'login') {
        const { 'access-token': token } = await ok('register', fields)
        await ok('cartAdd', { product_id: (await newItem()).productId, qty: 2 }, { token })
      }
      const session = name === 'login' ? await ok('login', fields) : await ok('register', fields)
      expect(session).toEqual({
        'access-token': expect.stringMatching(/^[\w-]{43,}$/) as string,
        user: await ok('getUserinfo', {}, { token: session['access-token'] }),
        seller_url: '',
        card: { count: name === 'login' ? 2 : 0 },
        message_unread_count: session.user.notice.count,
      })
    },
  )
})

describe('a notice', () => {
  it('has a type, a state, and whether it was read [field.notice.kind]', async () => {
    const buyer = await newBuyer()
    await ok('applySeller', await application(buyer), buyer)
    const notice = one((await ok('notices', { type: 100 }, buyer)).list)
    expect(notice).toMatchObject({ type: 100, state: 0, read: false })
    await ok('noticeRead', { id: notice.id }, buyer)
    expect((await ok('notices', { type: 100 }, buyer)).list).toMatchObject([{ id: notice.id, read: true }])
    expect((await ok('notices', { type: 100, read: false }, buyer)).list).toEqual([])
    await refuseApplicationOf(buyer)
  })

  it('has texts in six languages, a link and a time [field.notice.text]', async () => {
    const buyer = await newBuyer()
    await buy(buyer, [await newItem()])
    const notice = one((await ok('notices', { type: 600 }, buyer)).list)
    for (const code of LANGUAGE_CODES) {
      const texts = [notice[`title_${code}`], notice[`text_${code}`]]
      expect(texts).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
    }
    expect(notice.link).toMatch(/^pages\//)
    expect(notice.created_at).toMatch(TIME)
  })

  it('has the goods and the state of the order to which it leads, for its owner alone [field.notice.order]', async () => {
    const buyer = await newBuyer()
    const first = await newItem()
    const { orders } = await buy(buyer, [first, await newItem({ shopId: first.shopId })])
    const { list } = await ok('notices', { type: 600 }, buyer)
    for (const { order_id } of orders) {
      const { order } = await ok('order', { order_id }, buyer)
      const { name_en, image, ground } = one(order.products)
      const { status, payment_status } = order
      const notice = list.find(({ link }) => link.endsWith(`order_id=${order_id}`))
      expect(notice).not.toHaveProperty('orders')
      const others = order.products.length - 1
      expect(notice?.order).toEqual({ name_en, image, ground, others, status, payment_status })
    }
    const { seller, order_id: sold } = await newSale()
    const sales = (await ok('notices', {}, seller)).list.filter(({ link }) => link.endsWith(`order_id=${sold}`))
    expect(sales.map(({ order }) => order)).toEqual([undefined])
  })

  it('is one of a purchase at several shops: that it is paid, with all its goods [field.notice.order]', async () => {
    const buyer = await newBuyer()
    const first = await newItem()
    const { orders } = await buy(buyer, [first, await newItem({ shopId: first.shopId }), await newItem()])
    expect(orders).toHaveLength(2)
    const { list, count, unread } = await ok('notices', { type: 600 }, buyer)
    expect(list.map(({ title_en, link, orders: told }) => [title_en, link, told])).toEqual([
      ['Order paid', 'pages/history/purchase', 2],
    ])
    expect([count, unread]).toEqual([1, [{ type: 600, count: 1 }]])
    const shown = await Promise.all(orders.map(async ({ order_id }) => (await ok('order', { order_id }, buyer)).order))
    const names = shown.map(({ products }) => one(products).name_en)
    expect(names).toContain(one(list).order?.name_en)
    expect(list[0]?.order?.others).toBe(2)
    expect((await ok('getUserinfo', {}, buyer)).notice).toEqual({ count: 1 })
    expect(await ok('noticeRead', { id: one(list).id }, buyer)).toEqual({ count: 0 })
    expect(await ok('getUserinfo', {}, buyer)).toMatchObject({ notify: false, notice: { count: 0 } })
  })
})
