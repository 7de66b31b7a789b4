import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { hashPassword } from '../../areas/account/passwords'
import { sellers, users } from '../../kernel/db/schema/accounts'
import { shops, skus } from '../../kernel/db/schema/catalogue'
import { createMarket, order, pay, type Market } from '../../testing/market'
import { OPS_CONFIG, OPS_PASSWORD, opsLine, type OpsLine } from '../../testing/ops-line'
import { sentenceOf } from './client'
import { plain } from './print'
import { runOps } from './run'

let market: Market
let ops: OpsLine

beforeAll(async () => {
  market = await createMarket()
  ops = await opsLine(market)
  await market.signIn({ email: 'ada@souk.test', passwordHash: await hashPassword(OPS_PASSWORD) })
})
afterAll(() => market.close())

it('takes an order from paid to delivered, and records it in the audit [role.operator] [action.accept]', async () => {
  const buyer = await market.buyer()
  const { ids, total } = await order(market, buyer, [market.shirt, 1])
  const id = one(ids)
  expect(await ops('accept', id)).toBe('1: refused (2000007): an operator accepts an order that is not paid')
  await pay(buyer, ids, total)
  expect(await ops('ship', id, '--carrier', 'Carteiro', '--number', 'CT1')).toMatch(/^1: refused \(2000005\)/)
  expect(await ops('orders', '--status', 'paid')).toContain('next: accept')
  expect(await ops('accept', id)).toContain('next: ship')
  expect(await ops('ship', id, '--carrier', 'Carteiro', '--number', 'CT1')).toContain('parcel: Carteiro CT1')
  expect(await ops('transit', id)).toContain('in_transit')
  expect(await ops('deliver', id)).toContain('delivered')
  expect((await buyer.ok('order', { order_id: id })).order.status).toBe('delivered')
  const audit = await ops('audit', 'orders', id)
  for (const action of ['accept', 'ship', 'transit', 'deliver']) expect(audit).toContain(`${action}  orders #${id}`)
  expect(audit).toContain('status: "paid" → "to_be_shipped"')
})

it('shows why a buyer cancelled an order [role.operator]', async () => {
  const buyer = await market.buyer()
  const { ids } = await order(market, buyer, [market.shirt, 1])
  await buyer.ok('orderCancel', { order_id: one(ids), cancel_remark: 'Found one at home' })
  expect(await ops('orders', '--status', 'cancelled')).toContain('cancelled because: Found one at home')
})

it('lists and decides what a seller asks [role.operator]', async () => {
  const { userId, token } = await market.signIn({ role: 'seller' })
  await market.db.update(shops).set({ ownerUserId: userId }).where(eq(shops.id, market.base.shopId))
  await market.db.insert(sellers).values({ userId, state: 1, shopId: market.base.shopId })
  await market.call('applyStorage', { sku: market.red, qty: '4' }, { 'access-token': token })
  const listed = await ops('storage')
  expect(listed).toContain('qty: 4')
  expect(listed).toContain('version: 1')
  const id = /#(\d+)/.exec(listed)?.[1] ?? ''
  const before = await market.db.select({ stock: skus.stock }).from(skus)
  expect(await ops('approve', 'storage', id, '--version', '2')).toMatch(
    /^1: refused \(2000018\): somebody else has changed/,
  )
  expect(await ops('approve', 'storage', id, '--version', '1', '--remark', 'Counted')).toContain('approved')
  const after = await market.db.select({ stock: skus.stock }).from(skus)
  const sum = (rows: { stock: number }[]) => rows.reduce((all, { stock }) => all + stock, 0)
  expect(sum(after) - sum(before)).toBe(4)
  expect(await ops('refuse', 'storage', id)).toMatch(/^1: refused \(2000018\): it was decided before/)
  expect(await ops('storage')).toBe('Nothing there.')
  expect(JSON.parse(await ops('storage', '--state', 'all', '--json'))).toMatchObject({ count: 1 })
})

it.each([
  [['fly'], "2: There is no command 'fly'. See npm run ops -- help."],
  [['toString'], "2: There is no command 'toString'. See npm run ops -- help."],
  [['accept'], '2: Say which order, by its number. See npm run ops -- help.'],
  [['accept', 'x'], "2: 'x' is no number. See npm run ops -- help."],
  [['orders', '--page', '0'], "2: --page is a number from 1, not '0'. See npm run ops -- help."],
  [['orders', '--wings'], "2: Unknown option '--wings'. See npm run ops -- help."],
  [['approve', 'storage', '1', '--restock'], '2: --restock is for refunds alone. See npm run ops -- help.'],
  [['approve', 'refunds', '1', '--version', '2'], '2: --version is for products and storage. See npm run ops -- help.'],
  [['disable', '1'], '2: --remark is needed. See npm run ops -- help.'],
  [['accept', '999999'], '1: refused (1500018): an order that does not exist or belongs to another user'],
  [['orders', '--email', 'ada@souk.test'], '1: ada@souk.test is no operator'],
])('says in one line why it did not do %j', async (args, line) => {
  expect(await ops(...args)).toBe(line)
})

it('reports an address that does not answer', async () => {
  await expect(runOps(['orders', '--url', 'http://127.0.0.1:9'], OPS_CONFIG, () => undefined)).rejects.toThrow(
    'no Souk server answers at http://127.0.0.1:9',
  )
})

it('names a refusal’s fields, and lets no text of a user move the cursor', () => {
  const errors = [{ field: 'log_sn', rule: 'format' as const }]
  expect(sentenceOf(1000008, { errors })).toBe('refused (1000008): log_sn: format')
  expect(plain('a\u001b[31mred\nline\u202e')).toBe('a [31mred line')
})

it('lists sign-ins, and failed attempts [role.operator] [call.opsSignIns]', async () => {
  expect(await ops('sign-ins')).toMatch(/ login +#\d+ Test Buyer <olu@souk\.test>/)
  await market.call('login', { email: 'ada@souk.test', password: 'wrong password' })
  const { id } = one(await market.db.select({ id: users.id }).from(users).where(eq(users.email, 'ada@souk.test')))
  const told = await ops('sign-ins', String(id), 'login_failed')
  expect(told).toMatch(new RegExp(`login_failed .*#${id} Test Buyer <ada@souk\\.test>`))
  expect(told).toContain('1 in all')
  expect(await ops('sign-ins', String(id), 'code_sent')).toBe('Nothing there.')
})
