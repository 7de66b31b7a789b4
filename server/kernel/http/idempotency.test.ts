import { eq } from 'drizzle-orm'
import { idempotency } from '../db/schema/idempotency'
import { users } from '../db/schema/accounts'
import { createTestServer, type TestServer } from '../../testing/server'
import { handle } from './context'
import { hashFields } from './idempotency'
import { operationFailed } from './refusal'

const KEY = '0b6c1c1e-7c1d-4b58-9a51-0d9c5f5f3f01'
const OTHER_KEY = '0b6c1c1e-7c1d-4b58-9a51-0d9c5f5f3f02'

describe('calls that happen once per key', () => {
  let server: TestServer
  let token: string
  let userId: bigint
  let runs = 0

  const merge = handle('cartMerge', async ({ db, fields, user }) => {
    runs += 1
    await db
      .update(users)
      .set({ phone: `run ${runs}` })
      .where(eq(users.id, user.id))
    if (fields.items.some(({ qty }) => qty === 13)) throw operationFailed('not_allowed')
    return { items_count: runs, clamped: [] }
  })
  const send = (items: string, key: string | null = KEY) =>
    server.call('cartMerge', key === null ? { items } : { items, idempotency_key: key }, { 'access-token': token })

  beforeAll(async () => {
    server = await createTestServer([merge])
    ;({ token, userId } = await server.signIn())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    runs = 0
    await server.db.delete(idempotency)
  })

  it('refuses a call without a key, or with an invalid key', async () => {
    expect(await send('[]', null)).toMatchObject({
      code: 1000009,
      data: { errors: [{ field: 'idempotency_key', rule: 'required' }] },
    })
    expect(await send('[]', 'once')).toMatchObject({ code: 1000008 })
    expect(runs).toBe(0)
  })

  it('gives the same answer again without doing it again', async () => {
    const first = await send('[]')
    expect(first).toMatchObject({ code: 200, data: { items_count: 1 } })
    expect(await send('[]')).toEqual(first)
    expect(await send('[]', KEY.toUpperCase())).toEqual(first)
    expect(runs).toBe(1)
  })

  it('refuses the key with other fields', async () => {
    await send('[]')
    expect(await send('[{"product_id":"1","qty":1}]')).toMatchObject({ code: 1000008 })
    expect(await send('[]', OTHER_KEY)).toMatchObject({ code: 200, data: { items_count: 2 } })
  })

  it('lets the second of two at once wait and gives it the first answer', async () => {
    const answers = await Promise.all([send('[]'), send('[]'), send('[]')])
    expect(runs).toBe(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('keeps nothing of a refusal, neither its answer nor its work', async () => {
    const [before] = await server.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
    expect(await send('[{"product_id":"1","qty":13}]')).toMatchObject({
      code: 2000018,
      data: { reason: 'not_allowed' },
    })
    const [after] = await server.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
    expect(after).toEqual(before)
    expect(await send('[]')).toMatchObject({ code: 200 })
  })

  it('forgets a key after 24 hours', async () => {
    await send('[]')
    server.clock.advance(24 * 3600)
    expect(await send('[{"product_id":"1","qty":1}]')).toMatchObject({ code: 200, data: { items_count: 2 } })
  })
})

it('distinguishes calls with equal fields [wire.idempotency-other-fields]', () => {
  const fields = { order_id: '1' }
  expect(hashFields('orderComplete', fields)).not.toBe(hashFields('orderCancel', fields))
  expect(hashFields('orderCancel', { ...fields, password: 'x' })).toBe(hashFields('orderCancel', fields))
})
