import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { users } from '../../../kernel/db/schema/accounts'
import { sentCodes } from '../../../kernel/db/schema/sign-in'
import { createTestServer, type TestServer } from '../../../testing/server'
import { accountHandlers } from '../handlers'
import { hashPassword } from '../passwords'

const OLD = 'correct horse 9'
const NEW = 'four-small-goats'

let server: TestServer
let count = 0
let email: string
beforeAll(async () => {
  server = await createTestServer(accountHandlers, { config: { mailCode: true } })
})
afterAll(() => server.close())
beforeEach(() => {
  count += 1
  email = `code-${count}@example.test`
  server.sent.splice(0)
})

const lastCode = () => /\d{6}/.exec(server.sent.at(-1)?.subject ?? '')?.[0] ?? ''
/** Six digits that are not the code. */
const otherCode = () => (lastCode() === '111111' ? '222222' : '111111')
const member = async () => server.signIn({ email, passwordHash: await hashPassword(OLD) })
const reset = (code: string, password = NEW) => server.call('forgotReset', { email, code, password })
const register = (fields: Record<string, string> = {}) =>
  server.call('register', {
    name: 'Ana Moreno',
    email,
    password: OLD,
    password_confirm: OLD,
    terms: '1',
    ...fields,
  })

describe('a code', () => {
  it('has six digits, and is stored only as a hash [const.code-length]', async () => {
    expect(await server.call('registerSendCode', { email: ` ${email.toUpperCase()}` })).toMatchObject({ code: 200 })
    expect(server.sent).toHaveLength(1)
    expect(server.sent[0]).toMatchObject({ to: email, name: '' })
    expect(lastCode()).toMatch(/^\d{6}$/)
    const kept = await server.db.select().from(sentCodes)
    expect(kept.every(({ codeHash }) => codeHash.startsWith('$argon2id$'))).toBe(true)
    expect(JSON.stringify(kept)).not.toContain(email)
  })

  it('is sent at most once in 60 seconds, to all callers together [const.sms-countdown]', async () => {
    await server.call('registerSendCode', { email })
    server.clock.advance(59)
    const early = await server.call('registerSendCode', { email })
    expect(early).toMatchObject({ code: Code.operationFailed, data: { reason: 'rate_limited', retry_after: 1 } })
    expect(server.sent).toHaveLength(1)
    server.clock.advance(1)
    expect(await server.call('registerSendCode', { email })).toMatchObject({ code: 200 })
    expect(server.sent).toHaveLength(2)
  })

  it('is sent once of many at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.call('registerSendCode', { email })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(server.sent).toHaveLength(1)
  })

  it('lives ten minutes [answer.2000002]', async () => {
    await member()
    await server.call('forgotSendCode', { email })
    server.clock.advance(600)
    expect(await reset(lastCode())).toMatchObject({
      code: 2000002,
      data: { errors: [{ field: 'code', rule: 'wrong' }] },
    })
  })

  it('is dead after five wrong tries [answer.2000002]', async () => {
    await member()
    await server.call('forgotSendCode', { email })
    for (let tries = 0; tries < 5; tries += 1) expect(await reset(otherCode())).toMatchObject({ code: 2000002 })
    expect(await reset(lastCode())).toMatchObject({ code: 2000002 })
  })

  it('allows only five of many simultaneous attempts', async () => {
    await member()
    await server.call('forgotSendCode', { email })
    await Promise.all(Array.from({ length: 7 }, () => reset(otherCode())))
    const kept = await server.db.select().from(sentCodes)
    expect(Math.max(...kept.map(({ tries }) => tries))).toBe(5)
    expect(await reset(lastCode())).toMatchObject({ code: 2000002 })
  })

  it('ends with the next one', async () => {
    await member()
    await server.call('forgotSendCode', { email })
    const first = lastCode()
    server.clock.advance(60)
    await server.call('forgotSendCode', { email })
    if (first !== lastCode()) expect(await reset(first)).toMatchObject({ code: 2000002 })
    expect(await reset(lastCode())).toMatchObject({ code: 200 })
  })

  it('works for its own purpose only', async () => {
    await server.call('registerSendCode', { email })
    const code = lastCode()
    await member()
    expect(await reset(code)).toMatchObject({ code: 2000002 })
  })
})

describe('a message that does not leave', () => {
  it('answers 1100005 or 2000001, and another can be requested at once [answer.1100005] [answer.2000001]', async () => {
    const broken = { send: () => Promise.reject(new Error('no route to host')) }
    const mute = await createTestServer(accountHandlers, { channels: { mail: broken, sms: broken } })
    await mute.signIn({ email })
    for (const _ of [1, 2]) expect(await mute.call('forgotSendCode', { email })).toMatchObject({ code: 1100005 })
    expect(await mute.call('registerSendCode', { email: `x${email}` })).toMatchObject({ code: 1100005 })
    const { token } = await mute.signIn({ email: '', phone: '+66812345678' })
    expect(await mute.call('confirmSendCode', {}, { 'access-token': token })).toMatchObject({ code: 2000001 })
    expect(await mute.db.select().from(sentCodes)).toEqual([])
    await mute.close()
  })
})

describe('a forgotten password', () => {
  it('is reset by the code, once, and every session ends [call.forgotReset]', async () => {
    const { token } = await member()
    await server.call('forgotSendCode', { email })
    const code = lastCode()
    expect(server.sent[0]).toMatchObject({ to: email, name: 'Test Buyer' })
    expect(await reset(code)).toMatchObject({ code: 200 })
    expect(await server.call('getUserinfo', {}, { 'access-token': token })).toMatchObject({ code: 1100003 })
    expect(await server.call('login', { email, password: OLD })).toMatchObject({ code: 1100002 })
    expect(await server.call('login', { email, password: NEW })).toMatchObject({ code: 200 })
    expect(await reset(code, 'another-nice-one')).toMatchObject({ code: 2000002 })
    expect(server.sent.at(-1)).toMatchObject({ to: email, subject: expect.not.stringMatching(/\d{6}/) })
  })

  it('is refused for an unknown account, and for no address [answer.1100008]', async () => {
    await server.signIn({ email: '' })
    for (const address of [email, ' ']) {
      expect(await server.call('forgotSendCode', { email: address })).toMatchObject({ code: 1100008 })
      const fields = { email: address, code: '123456', password: NEW }
      expect(await server.call('forgotReset', fields)).toMatchObject({ code: 1100008 })
    }
    expect(server.sent).toEqual([])
  })

  it('is refused when it is too short, before the code is checked', async () => {
    await member()
    await server.call('forgotSendCode', { email })
    const answer = await reset(lastCode(), 'short')
    expect(answer).toMatchObject({ code: 1100004, data: { errors: [{ field: 'password', rule: 'min_length' }] } })
    expect(await reset(lastCode())).toMatchObject({ code: 200 })
  })

  it('by one code at once is set once', async () => {
    await member()
    await server.call('forgotSendCode', { email })
    const codes = (await Promise.all([1, 2].map((n) => reset(lastCode(), `${NEW}-${n}`)))).map(({ code }) => code)
    expect(codes.sort((a, b) => a - b)).toEqual([200, 2000002])
  })
})

describe('registration while it asks for a code', () => {
  it('needs the code that went to the address [answer.2000002]', async () => {
    const missing = await register()
    expect(missing).toMatchObject({ code: 1000009, data: { errors: [{ field: 'code', rule: 'required' }] } })
    await server.call('registerSendCode', { email })
    expect(await register({ code: otherCode() })).toMatchObject({
      code: 2000002,
      data: { errors: [{ field: 'code' }] },
    })
    expect(await register({ code: lastCode() })).toMatchObject({ code: 200 })
  })

  it('keeps the code when another field of the form is wrong', async () => {
    await server.call('registerSendCode', { email })
    expect(await register({ code: lastCode(), name: '王' })).toMatchObject({ code: 1100001 })
    expect(await register({ code: lastCode() })).toMatchObject({ code: 200 })
  })

  it('sends none to an invalid address', async () => {
    expect(await server.call('registerSendCode', { email: 'ana@example' })).toMatchObject({ code: 1100001 })
    expect(server.sent).toEqual([])
  })

  it('answers in the same way for an address that has an account, and notifies only its owner [session.same-answer]', async () => {
    const ask = (address: string) => server.call('registerSendCode', { email: address })
    const unknown = await ask(email)
    expect(await register({ code: otherCode() })).toMatchObject({ code: 2000002 })
    email = `known-${email}`
    await member()
    expect(await ask(email)).toEqual(unknown)
    expect(server.sent.at(-1)).toMatchObject({ to: email, subject: 'Ya tienes una cuenta de Souk' })
    expect(server.sent.at(-1)?.text).not.toMatch(/\d{6}/)
    expect(await register({ code: '123456' })).toMatchObject({ code: 2000002 })
    expect(await register()).toMatchObject({ code: 1000009 })
    expect(await ask(email)).toMatchObject({ code: 2000018, data: { reason: 'rate_limited', retry_after: 60 } })
  })

  it('asks for none unless the configuration does', async () => {
    const free = await createTestServer(accountHandlers)
    const fields = { name: 'Ana', email, password: OLD, password_confirm: OLD, terms: '1' }
    expect(await free.call('register', fields)).toMatchObject({ code: 200 })
    await free.close()
  })
})

describe('an account without a password', () => {
  const secret = { new_password: NEW, password_confirm: NEW }
  const edit = (token: string, fields: Record<string, string>) =>
    server.call('updateUser', fields, { 'access-token': token })

  it('confirms a change by a fresh code, by mail or else by text message [call.confirmSendCode]', async () => {
    for (const [who, to] of [
      [{ email }, email],
      [{ email: '', phone: '+66812345678' }, '+66812345678'],
    ] as const) {
      const { token } = await server.signIn(who)
      expect(await edit(token, { bank_name: 'Bank', password: '123456' })).toMatchObject({ code: 1100004 })
      expect(await server.call('confirmSendCode', {}, { 'access-token': token })).toMatchObject({ code: 200 })
      expect(server.sent.at(-1)).toMatchObject({ to })
      const code = lastCode()
      expect(await edit(token, { bank_name: 'Bank', password: code })).toMatchObject({ code: 200 })
      expect(await edit(token, { bank_name: 'Other', password: code })).toMatchObject({ code: 1100004 })
    }
  })

  it('gets a password by it, and needs no code from then on', async () => {
    const { token } = await server.signIn({ email })
    await server.call('confirmSendCode', {}, { 'access-token': token })
    expect(await edit(token, { ...secret, password: lastCode() })).toMatchObject({ code: 200 })
    expect(await server.call('login', { email, password: NEW })).toMatchObject({ code: 200 })
    const again = await server.call('confirmSendCode', {}, { 'access-token': token })
    expect(again).toMatchObject({ code: 2000018, data: { reason: 'not_allowed' } })
  })

  it('cannot send the code to another telephone without one', async () => {
    const { token, userId } = await server.signIn({ email: '', phone: '+66812345678' })
    expect(await edit(token, { phone: '+66899999999' })).toMatchObject({ code: 1100004 })
    await server.call('confirmSendCode', {}, { 'access-token': token })
    expect(await edit(token, { phone: '+66899999999', password: lastCode() })).toMatchObject({ code: 200 })
    const { phone } = one(await server.db.select().from(users).where(eq(users.id, userId)))
    expect(phone).toBe('+66899999999')
  })

  it('without mail and telephone gets none [answer.1100008]', async () => {
    const { token } = await server.signIn({ email: '' })
    expect(await server.call('confirmSendCode', {}, { 'access-token': token })).toMatchObject({ code: 1100008 })
  })
})

describe('another payout account', () => {
  it('is mailed to its owner, in their language, and only when it changes [rule.payout-told]', async () => {
    const { token } = await member()
    const edit = (fields: Record<string, string>) =>
      server.call('updateUser', fields, { 'access-token': token, lang: 'th' })
    await edit({ bank_name: 'Bank', password: OLD })
    expect(server.sent).toMatchObject([{ to: email, language: 'th', subject: 'บัญชีรับเงินของคุณถูกเปลี่ยนแล้ว' }])
    await edit({ bank_name: 'Bank', password: OLD })
    await edit({ phone: '+66812345678' })
    expect(server.sent).toHaveLength(1)
  })
})
