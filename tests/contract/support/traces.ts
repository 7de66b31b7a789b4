/** The data that a shop stores about a user, and where to find it. */
import fs from 'node:fs'
import path from 'node:path'
import { one } from '@contract/rules/lists'
import { refundFields, commenting, putInto } from './after-sale'
import { ok } from './client'
import { quoted, sql } from './control'
import { newItem } from './new-product'
import { PASSWORD, registration, type Buyer } from './people'
import { application, uploaded } from './sellers'
import { withdrawn } from './wallets'

export const idOf = async ({ email }: Pick<Buyer, 'email'>): Promise<string> =>
  one(await sql<{ id: string }>(`select id::text from users where email = ${quoted(email)}`)).id

/** The rows that contain the text, ignoring case, one line each. */
export async function whereIn(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const hits = await sql<{ hits: number }>(
      `select count(*)::int as hits from "${name}" t where t::text ilike ${quoted(`%${text}%`)}`,
    )
    if (one(hits).hits > 0) found.push(name)
  }
  const uploads = path.join(process.env.SOUK_TEST_OUTBOX ?? '', '..', 'uploads')
  for (const entry of fs.readdirSync(uploads, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(uploads, entry)
    if (!fs.statSync(file).isFile()) continue
    if (file.includes(text) || fs.readFileSync(file).includes(text)) found.push(file)
  }
  return found
}

export const isStored = (name: string) =>
  fs.existsSync(path.join(process.env.SOUK_TEST_OUTBOX ?? '', '..', 'uploads', name))

let made = 0

/** A buyer with data in every possible table, marked with unique words. */
export async function knownBuyer() {
  made += 1
  const mark = `${process.pid}${Date.now() % 100_000}${made}`
  const phone = `+6688${mark}`.slice(0, 15)
  // names contain only letters
  const letters = [...mark].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  const words = { name: `Zebulon Q${letters}`, street: `${mark} Wisteria Lane`, phone }
  const fields = { ...registration(`zebulon-${mark}@souk.test`), name: words.name }
  const session = await ok('register', fields)
  const buyer: Buyer = {
    token: session['access-token'],
    email: fields.email,
    password: PASSWORD,
    invitationCode: session.user.invitation_code,
  }
  const avatar = await uploaded(buyer, 'avatar')
  const bank = { bank_name: 'First Bank', bank_account_name: words.name, bank_account_number: '98765432109' }
  await ok('updateUser', { ...bank, phone, virtual_wallet: `0x${mark}`, avatar, password: PASSWORD }, buyer)
  const { address_list } = await ok(
    'addressAdd',
    {
      name: words.name,
      street: words.street,
      zip: '10330',
      city: 'Bangkok',
      state: '',
      country: 'TH',
      phone,
      email: fields.email,
    },
    buyer,
  )
  const goods = await newItem()
  await ok('favorite', { product_id: goods.productId }, buyer)
  await ok('cartAdd', { product_id: goods.productId, qty: 1 }, buyer)
  const methods = { [goods.shopId]: 'standard' }
  const address_id = one(address_list).address_id
  const quote = await ok('checkoutQuote', { address_id, shipping_methods: methods }, buyer)
  const order_remark = `Ring ${words.name}, ${phone}`
  const placed = await ok(
    'submitOrder',
    { address_id, shipping_methods: methods, quote_id: quote.quote_id, order_remark },
    buyer,
  )
  const { order_id } = one(placed.orders)
  const amount = placed.grand_total
  await ok('paymentStart', { order_ids: [order_id], payment_method: 'wallet', wallet: 'USD', amount }, buyer)
  await putInto(order_id, 'receipt_confirmed')
  const { order } = await ok('order', { order_id }, buyer)
  await ok('orderMessageSend', { order_id, text: `I am ${words.name}, ${phone}` }, buyer)
  const arrived = { buyer, order_id, item_id: one(order.products).item_id }
  await ok('submitReview', { ...commenting(arrived), images: [await uploaded(buyer, 'review')] }, buyer)
  const proof = await uploaded(buyer, 'proof')
  const { refund_id } = await ok(
    'refund',
    { ...refundFields(arrived), reason: `Call ${phone}, ${words.street}`, images: [proof] },
    buyer,
  )
  await ok('refundCancel', { refund_id }, buyer)
  await withdrawn(buyer).then(({ id }) => ok('withdrawRecall', { id }, buyer))
  await ok('applySeller', { ...(await application(buyer)), contact_person: words.name, address: words.street }, buyer)
  await ok('search', { term: 'tea' }, buyer)
  return { buyer, words, order_id, refund_id, userId: await idOf(buyer) }
}

export const pictures = async (userId: string) =>
  (await sql<{ name: string; purpose: string }>(`select name, purpose from uploads where user_id = ${userId}`)).sort(
    (a, b) => (a.name < b.name ? -1 : 1),
  )
