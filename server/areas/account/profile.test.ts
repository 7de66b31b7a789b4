import { eq } from 'drizzle-orm'
import { users } from '../../kernel/db/schema/accounts'
import { uploads } from '../../kernel/db/schema/uploads'
import { one } from '@contract/rules/lists'
import { createTestServer, type TestServer } from '../../testing/server'
import { accountHandlers } from './handlers'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer(accountHandlers)
})
afterAll(() => server.close())

it('keeps the row of a replaced photo that could not be deleted, for housekeeping', async () => {
  const { userId, token } = await server.signIn({ avatar: 'public/old.webp' })
  const photo = { userId, purpose: 'avatar', bytes: 1 } as const
  const now = server.clock.now()
  await server.db.insert(uploads).values({ ...photo, name: 'public/old.webp', usedAt: now })
  const { id } = one(
    await server.db
      .insert(uploads)
      .values({ ...photo, name: 'public/new.webp' })
      .returning({ id: uploads.id }),
  )
  const remove = jest.spyOn(server.files, 'remove').mockRejectedValueOnce(new Error('the disk is gone'))
  await server.call('updateUser', { avatar: String(id) }, { 'access-token': token })
  expect(remove.mock.calls).toEqual([['public/old.webp']])
  const kept = async () =>
    (
      await server.db.select({ name: uploads.name }).from(uploads).where(eq(uploads.userId, userId)).orderBy(uploads.id)
    ).map(({ name }) => name)
  expect(await kept()).toEqual(['public/old.webp', 'public/new.webp'])
  expect(one(await server.db.select().from(users).where(eq(users.id, userId))).avatar).toBe('public/new.webp')
})
