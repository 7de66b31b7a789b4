import { one } from '@contract/rules/lists'
import { sellers } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import { createTestServer, type TestServer } from '../../testing/server'
import { accountHandlers } from './handlers'
import { hashPassword } from './passwords'
import { isCommon, isOwnWords, wordsOf } from './weak-passwords'

describe('common passwords [rule.password-common]', () => {
  // from the ten thousand of SecLists, from its beginning to its end
  it.each([
    'password',
    'sunshine',
    'iloveyou',
    'trustno1',
    'liverpool',
    'mitchell',
    'butthead',
    'garfield',
    'kawasaki',
  ])('%s is one, in whatever case and width', (password) => {
    expect(isCommon(password)).toBe(true)
    expect(isCommon(password.toUpperCase())).toBe(true)
    expect(isCommon(password.replace('a', 'ａ').replace('i', 'ｉ'))).toBe(true)
  })

  it.each(['correct horse 9', 'four-small-goats', 'ไ้ก่จิกเด็'])('%s is not weak', (password) =>
    expect(isCommon(password)).toBe(false),
  )
})

describe('words of the account [rule.password-own]', () => {
  const words = wordsOf(['Ana Moreno', 'ana.m.moreno@example.test', '王小明の店', 'Al'])

  it.each([
    'anamoreno',
    'Moreno2024',
    'MORENO-ana-1',
    'ana.m.moreno@example.test',
    'example.test1',
    'ａｎａｍｏｒｅｎｏ',
    '王小明の店123',
  ])('%s is hardly more', (password) => expect(isOwnWords(password, words)).toBe(true))

  it.each(['moreno likes apples', 'bananas-42x', 'correct horse 9', 'alalalal'])('%s is more', (password) =>
    expect(isOwnWords(password, words)).toBe(false),
  )
})

describe('a password that is chosen', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(accountHandlers)
  })
  afterAll(() => server.close())
  const both = (password: string) => ({ password, password_confirm: password })
  const refusedAt = (field: string, rule: string) => ({ data: { errors: [{ field, rule }] } })

  it.each([
    ['aaaaaaaa', 'common'],
    ['mitchell', 'common'],
    ['ana@example.test', 'own_words'],
    ['anamoreno1', 'own_words'],
  ])('at registration is not %s [rule.password-common] [rule.password-own]', async (password, rule) => {
    const fields = { name: 'Ana Moreno', email: 'ana@example.test', terms: '1', ...both(password) }
    const answer = await server.call('register', fields)
    expect(answer).toMatchObject({ code: 1100001, ...refusedAt('password', rule) })
  })

  it('is no word of the account when it is changed or forgotten, nor its shop’s name [rule.password-own]', async () => {
    const old = 'correct horse 9'
    const email = 'sam@example.test'
    const { userId, token } = await server.signIn({ email, firstname: 'Samuel', passwordHash: await hashPassword(old) })
    const { id } = one(
      await server.db
        .insert(shops)
        .values({ name: 'Lantern House', image: '', ground: '#ffffff' })
        .returning({ id: shops.id }),
    )
    await server.db.insert(sellers).values({ userId, state: 1, shopId: id })
    for (const password of ['lantern-house', 'Samuel-123', 'mitchell', 'sam@example.test']) {
      const rule = password === 'mitchell' ? 'common' : 'own_words'
      const edit = { password: old, new_password: password, password_confirm: password }
      const changed = await server.call('updateUser', edit, { 'access-token': token })
      expect(changed).toMatchObject({ code: 1100004, ...refusedAt('new_password', rule) })
      const reset = await server.call('forgotReset', { email, code: '123456', password })
      expect(reset).toMatchObject({ code: 1100004, ...refusedAt('password', rule) })
    }
    const renamed = { firstname: 'Beatrix', password: old, new_password: 'beatrix12', password_confirm: 'beatrix12' }
    const answer = await server.call('updateUser', renamed, { 'access-token': token })
    expect(answer).toMatchObject({ code: 1100004, ...refusedAt('new_password', 'own_words') })
    expect(await server.call('login', { email, password: old })).toMatchObject({ code: 200 })
  })
})
