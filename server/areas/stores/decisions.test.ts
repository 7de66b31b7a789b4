import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { sellers, users } from '../../kernel/db/schema/accounts'
import { shops, shopShippingMethods } from '../../kernel/db/schema/catalogue'
import { notices } from '../../kernel/db/schema/notices'
import { sellerApplications } from '../../kernel/db/schema/sellers'
import { transaction } from '../../kernel/db/transaction'
import { handlers } from '../../app/handlers'
import { Refusal } from '../../kernel/http/refusal'
import { createTestServer, type TestServer } from '../../testing/server'
import { applicationDecisions } from './decisions'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer(handlers)
})
afterAll(() => server.close())

const OPERATOR = 999n
const place = () => ({ origin: 'http://souk.test', key: 'key', now: server.clock.now() })

async function applicant(): Promise<{ userId: bigint; token: string; id: bigint }> {
  const { userId, token } = await server.signIn()
  const { id } = one(
    await server.db
      .insert(sellerApplications)
      .values({
        userId,
        shopName: 'Ada’s 陶器',
        contactPerson: 'Ada Lovelace',
        address: '1 Lane, Lisbon',
        idFront: `private/${'a'.repeat(32)}.webp`,
        idBack: `private/${'b'.repeat(32)}.webp`,
        signature: `private/${'c'.repeat(32)}.webp`,
        createdAt: server.clock.now(),
      })
      .returning({ id: sellerApplications.id }),
  )
  await server.db.insert(sellers).values({ userId, state: 0 })
  return { userId, token, id }
}

const decide = (id: bigint, state: 1 | -1, remark = '') =>
  transaction(server.db, (tx) =>
    applicationDecisions.decide(tx, { operatorId: OPERATOR, id, state, remark, at: server.clock.now() }),
  )

async function refusalOf(work: Promise<unknown>): Promise<object> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw error
  return { code: error.code, data: error.data }
}

describe('a decided application [state.application]', () => {
  it('opens a store that can ship, and makes the applicant a seller [role.seller]', async () => {
    const { userId, token, id } = await applicant()
    await decide(id, 1, 'Welcome')
    const user = one(await server.db.select().from(users).where(eq(users.id, userId)))
    const shop = one(await server.db.select().from(shops).where(eq(shops.ownerUserId, userId)))
    expect([user.role, shop.name, shop.address]).toEqual(['seller', 'Ada’s 陶器', '1 Lane, Lisbon'])
    const methods = await server.db.select().from(shopShippingMethods).where(eq(shopShippingMethods.shopId, shop.id))
    expect(methods.map(({ method }) => method)).toEqual(['standard'])
    const { data } = await server.call('getUserinfo', {}, { 'access-token': token })
    expect(data).toMatchObject({ role: 'seller', seller: { state: 1, remark: '', shop_id: String(shop.id) } })
    expect(data.seller_url).toMatch(new RegExp(`^http://[^/]+/console/\\?shop_id=${shop.id}$`))
    const notice = one(await server.db.select().from(notices).where(eq(notices.userId, userId)))
    expect([notice.type, notice.state, notice.link, notice.text.en]).toEqual([
      100,
      1,
      'pages/mine/store',
      'Welcome\nSet up its sign, its text and its shipping next.',
    ])
  })

  it('shows a refused applicant the reason, and accepts a new application', async () => {
    const { userId, token, id } = await applicant()
    await decide(id, -1, 'The ID is blurred')
    const { data } = await server.call('getUserinfo', {}, { 'access-token': token })
    expect(data).toMatchObject({
      role: 'buyer',
      seller_url: '',
      seller: { state: -1, remark: 'The ID is blurred', shop_id: null },
    })
    const notice = one(await server.db.select().from(notices).where(eq(notices.userId, userId)))
    expect([notice.type, notice.state, notice.text.es]).toEqual([
      100,
      -1,
      'The ID is blurred\nCorrige lo que falta y vuelve a solicitarlo.',
    ])
    // the database rejects a second open application, but not one after a failed one
    const { id: _, ...same } = one(
      await server.db.select().from(sellerApplications).where(eq(sellerApplications.id, id)),
    )
    await server.db.insert(sellerApplications).values({ ...same, state: 0 })
    await expect(server.db.insert(sellerApplications).values({ ...same, state: 0 })).rejects.toThrow()
  })

  it('is decided once, and only one that is there', async () => {
    const { id } = await applicant()
    await decide(id, -1)
    for (const state of [1, -1] as const) {
      expect(await refusalOf(decide(id, state))).toEqual({
        code: Code.operationFailed,
        data: { reason: 'not_allowed' },
      })
    }
    expect(await refusalOf(decide(123_456n, 1))).toMatchObject({ code: Code.notFound })
  })

  it('leaves an operator an operator', async () => {
    const { userId, id } = await applicant()
    await server.db.update(users).set({ role: 'operator' }).where(eq(users.id, userId))
    await decide(id, 1)
    const user = one(await server.db.select().from(users).where(eq(users.id, userId)))
    expect(user.role).toBe('operator')
  })
})

describe('the list of applications', () => {
  it('begins with the oldest that waits, and shows its pictures for five minutes', async () => {
    const [first, second] = [await applicant(), await applicant()]
    const { list, count } = await applicationDecisions.list(server.db, { state: 0, p: 1, page_size: 50 }, place())
    expect(count).toBe(list.length)
    const ids = list.map(({ id }) => BigInt(id))
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    const shown = list.find(({ id }) => BigInt(id) === second.id)
    expect(shown).toMatchObject({
      type: 100,
      state: 0,
      approvals_needed: 1,
      details: { shop_name: 'Ada’s 陶器', contact_person: 'Ada Lovelace', address: '1 Lane, Lisbon' },
    })
    expect(Object.keys(shown?.files ?? {})).toEqual(['id_front', 'id_back', 'signature'])
    expect(shown?.files.id_front).toMatch(/^http:\/\/souk\.test\/uploads\/private\/a+\.webp\?expires=\d+&signature=/)
  })

  it('puts what was decided last behind, the newest on top, and ends with an empty page', async () => {
    const { id } = await applicant()
    server.clock.advance(1_000)
    await decide(id, 1)
    const all = await applicationDecisions.list(server.db, { p: 1, page_size: 50 }, place())
    const decided = all.list.filter(({ state }) => state !== 0)
    expect(decided[0]?.id).toBe(String(id))
    expect(all.list.slice(-decided.length)).toEqual(decided)
    expect(await applicationDecisions.list(server.db, { p: 9, page_size: 50 }, place())).toMatchObject({
      list: [],
      count: all.count,
    })
    expect(await applicationDecisions.find(server.db, 123_456n, place())).toBeNull()
  })
})
