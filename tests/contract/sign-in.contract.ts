/** Codes by mail, a forgotten password, and signing in through the short-video platform. */
import { Code } from '@contract/base/codes'
import { CODE_LIFE_S, CODE_TRIES, SMS_CODE_COUNTDOWN_S } from '@contract/base/constants'
import { at, one } from '@contract/rules/lists'
import { codeFor, mailsTo } from '../support/outbox'
import { UNREACHED } from '../support/sms-gateway'
import { agree } from '../support/social-platform'
import { call, ok, refusedFields, request } from './support/client'
import { moveClock, quoted, sql } from './support/control'
import { freshEmail, newBuyer, PASSWORD, registration } from './support/people'
import { agreed, beginSignIn } from './support/social'

const FRESH = 'four-small-goats'
const other = (code: string) => (code === '111111' ? '222222' : '111111')

afterEach(() => moveClock(0))

describe('a code by mail', () => {
  it('has six digits, in a mail in the caller’s language [call.registerSendCode] [const.code-length]', async () => {
    const email = freshEmail()
    await ok('registerSendCode', { email }, { lang: 'jp' })
    const [mail] = mailsTo(email)
    expect(mail).toMatch(/Subject: \d{6} は Souk の確認コードです/)
  })

  it('is sent once in 60 seconds, ignoring case in the address [call.registerSendCode] [const.sms-countdown] [rule.code-life]', async () => {
    const email = freshEmail()
    await ok('registerSendCode', { email })
    const early = await call('registerSendCode', { email: email.toUpperCase() })
    expect(early).toMatchObject({ code: Code.operationFailed, data: { reason: 'rate_limited' } })
    expect((early.data as { retry_after?: number }).retry_after).toBeLessThanOrEqual(SMS_CODE_COUNTDOWN_S)
    await moveClock(SMS_CODE_COUNTDOWN_S)
    await ok('registerSendCode', { email })
    expect(mailsTo(email)).toHaveLength(2)
  })

  it('is not sent to an invalid address, or to an address with an account, which gets a mail about that [call.registerSendCode] [session.same-answer] [answer.1100001]', async () => {
    const { email } = await newBuyer()
    await ok('registerSendCode', { email })
    expect(mailsTo(email)).toEqual([expect.not.stringMatching(/^Subject:.*\d{6}/m)])
    const half = await call('registerSendCode', { email: 'ada@souk' })
    expect([half.code, refusedFields(half)]).toEqual([Code.registrationData, ['email']])
    expect(mailsTo('ada@souk')).toEqual([])
  })

  it('is refused if the address could mean two recipients, and can be requested again at once [answer.1100005]', async () => {
    const email = `a,b-${freshEmail()}`
    for (const _ of [1, 2]) expect((await call('registerSendCode', { email })).code).toBe(Code.mailFailed)
  })

  it('is mailed to names with six scripts, right-to-left marks and line breaks [call.forgotSendCode]', async () => {
    const { email } = await newBuyer()
    const name = '王小明 สมชาย さくら José \u202eadA\r\nBcc: everyone@evil.test 👩‍👩‍👧'
    await sql(`update users set firstname = ${quoted(name)} where email = ${quoted(email)} returning id::text`)
    await ok('forgotSendCode', { email })
    const head = one(one(mailsTo(email)).split('\n\n'))
    expect(head.split('\n').map((line) => line.split(':')[0])).toEqual(['To', 'Subject', 'Date'])
    expect(head).toContain('王小明 สมชาย さくら José adA Bcc')
  })
})

describe('a forgotten password', () => {
  it('is replaced with the code, and all sessions end [call.forgotReset] [session.new-password]', async () => {
    const buyer = await newBuyer()
    await ok('forgotSendCode', { email: buyer.email })
    await ok('forgotReset', { email: buyer.email, code: codeFor(buyer.email), password: FRESH })
    expect((await call('getUserinfo', {}, buyer)).code).toBe(Code.notLoggedIn)
    expect((await call('login', { email: buyer.email, password: PASSWORD })).code).toBe(Code.wrongCredentials)
    await ok('login', { email: buyer.email, password: FRESH })
  })

  it('is not replaced with a wrong, invalidated, expired or used code [call.forgotReset] [answer.2000002] [rule.code-life]', async () => {
    const { email } = await newBuyer()
    const reset = async (code: string) => (await call('forgotReset', { email, code, password: FRESH })).code
    await ok('forgotSendCode', { email })
    for (let tries = 0; tries < CODE_TRIES; tries += 1) expect(await reset(other(codeFor(email)))).toBe(Code.wrongCode)
    expect(await reset(codeFor(email))).toBe(Code.wrongCode)
    await moveClock(SMS_CODE_COUNTDOWN_S)
    await ok('forgotSendCode', { email })
    await moveClock(SMS_CODE_COUNTDOWN_S + CODE_LIFE_S)
    expect(await reset(codeFor(email))).toBe(Code.wrongCode)
    await ok('forgotSendCode', { email })
    const code = codeFor(email)
    expect(await reset(code)).toBe(200)
    expect(await reset(code)).toBe(Code.wrongCode)
  })

  it('of an unknown address is refused [call.forgotSendCode] [call.forgotReset] [answer.1100008]', async () => {
    const email = freshEmail()
    expect((await call('forgotSendCode', { email })).code).toBe(Code.emailUnknown)
    expect((await call('forgotReset', { email, code: '123456', password: FRESH })).code).toBe(Code.emailUnknown)
  })

  it('cannot be replaced with a short or common one [call.forgotReset] [rule.password-length] [rule.password-common]', async () => {
    const { email } = await newBuyer()
    for (const password of ['short', 'password123']) {
      const answer = await call('forgotReset', { email, code: '123456', password })
      expect([answer.code, refusedFields(answer)]).toEqual([Code.accountData, ['password']])
    }
  })
})

describe('an account without a password', () => {
  it('gets a code by text message if it has only a telephone number [call.confirmSendCode]', async () => {
    const { 'access-token': token } = await ok('loginTiktok', { data: await agreed('wei') })
    expect((await call('confirmSendCode', {}, { token })).code).toBe(Code.emailUnknown)
    await ok('updateUser', { phone: '+66812345678' }, { token })
    await ok('confirmSendCode', {}, { token })
  })

  it('can request another code at once if the text message could not be sent [call.confirmSendCode] [answer.2000001]', async () => {
    const { 'access-token': token, user } = await ok('loginTiktok', { data: await agreed('wei') })
    await sql(
      `update users set phone = ${quoted(UNREACHED)} where invitation_code = ${quoted(user.invitation_code)} returning id::text`,
    )
    await moveClock(SMS_CODE_COUNTDOWN_S)
    for (const _ of [1, 2]) expect((await call('confirmSendCode', {}, { token })).code).toBe(Code.smsFailed)
  })

  it('gets a code, but an account with a password does not [call.confirmSendCode]', async () => {
    const answer = await call('confirmSendCode', {}, await newBuyer())
    expect(answer).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
  })
})

describe('a user of the short-video platform', () => {
  it('gets a new account the first time and the same one the next time, without address or password [call.loginTiktok]', async () => {
    const first = await ok('loginTiktok', { data: await agreed('somchai') })
    expect(first.user).toMatchObject({ firstname: 'สมชาย', email: '', role: 'buyer' })
    const next = await ok('loginTiktok', { data: await agreed('somchai') })
    expect(next.user.invitation_code).toBe(first.user.invitation_code)
    expect(next['access-token']).not.toBe(first['access-token'])
    const someone = await ok('loginTiktok', { data: await agreed('mia') })
    expect(someone.user.invitation_code).not.toBe(first.user.invitation_code)
  })

  it('gets one account if two devices sign in at once for the first time [call.loginTiktok]', async () => {
    await sql("delete from social_accounts where subject = 'id-of-mia' returning subject")
    const both = await Promise.all([agreed('mia'), agreed('mia')])
    const answers = await Promise.all(both.map((data) => ok('loginTiktok', { data })))
    expect(one(answers).user.invitation_code).toBe(at(answers, 1).user.invitation_code)
  })

  it('is redirected to the platform with PKCE and state, and back only to this server [call.loginTiktok]', async () => {
    const { state, page } = await beginSignIn('app')
    const asked = new URL(page).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', state, code_challenge_method: 'S256' })
    expect(asked.get('redirect_uri')).toBe(`${process.env.SOUK_TEST_API}/return/app/pages/users/tiktok`)
    expect(page).not.toContain('secret')
  })

  it('can reload the redirect, and nobody else can use its state [call.loginTiktok]', async () => {
    const begin = (challenge: string) =>
      request(`/sign-in/tiktok?state=${'s'.repeat(43)}&code_challenge=${challenge.repeat(43)}&way=web`)
    expect([(await begin('a')).status, (await begin('a')).status, (await begin('b')).status]).toEqual([302, 302, 404])
  })

  it.each([
    ['another state', { state: 'x'.repeat(43) }],
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['a code that the platform never issued', { code: 'forged' }],
  ])('is refused with %s [call.loginTiktok] [answer.2000002]', async (_, change) => {
    const answer = await call('loginTiktok', { data: { ...(await agreed()), ...change } })
    expect(answer.code).toBe(Code.wrongCode)
  })

  it('is refused the second time with the same code, and after ten minutes [call.loginTiktok] [answer.2000002]', async () => {
    const data = await agreed()
    await ok('loginTiktok', { data })
    expect((await call('loginTiktok', { data })).code).toBe(Code.wrongCode)
    const late = await agreed()
    await moveClock(CODE_LIFE_S)
    expect((await call('loginTiktok', { data: late })).code).toBe(Code.wrongCode)
  })

  it('is refused with a valid token [call.loginTiktok] [answer.1100006]', async () => {
    const answer = await call('loginTiktok', { data: await agreed() }, await newBuyer())
    expect(answer.code).toBe(Code.alreadyLoggedIn)
  })

  it('is refused while an operator has disabled the account [call.loginTiktok] [answer.2000017]', async () => {
    const enter = async () => call('loginTiktok', { data: await agreed('wei') })
    await enter()
    const disable = (value: string) =>
      sql(`update users set disabled_at = ${value} where firstname = '王小明' and email = '' returning id::text`)
    await disable('now()')
    expect((await enter()).code).toBe(Code.accountDisabled)
    await disable('null')
  })

  it('never gets the account of an e-mail address [call.loginTiktok]', async () => {
    const { email } = registration()
    await ok('register', registration(email))
    const { user } = await ok('loginTiktok', { data: await agreed('mia') })
    expect(user.email).toBe('')
  })

  it('returns through a page of the server that redirects only to screens [screen.return]', async () => {
    const { page } = await beginSignIn('web')
    const back = new URL(await agree(page, 'deny'))
    const to = async (path: string) => {
      const { status, headers } = await request(path)
      return [status, headers.get('location')]
    }
    const [, query] = back.href.split('?')
    expect(await to(`${back.pathname}?${query}`)).toEqual([302, `/#/pages/users/tiktok?${query}`])
    expect(await to('/return/app/pages/history/detail?order_id=9')).toEqual([
      302,
      'souk://pages/history/detail?order_id=9',
    ])
    expect(await to('/return/host/pages/history/detail?order_id=9')).toEqual([200, null])
    for (const path of ['/return/else/pages/home/home', '/return/web/https://evil.example', '/return/app/../go/x']) {
      expect((await to(path))[0]).toBe(404)
    }
  })

  it.each([
    'state=short&code_challenge=' + 'a'.repeat(43) + '&way=web',
    'state=' + 'a'.repeat(43) + '&code_challenge=plain&way=web',
    'state=' + 'a'.repeat(43) + '&code_challenge=' + 'a'.repeat(43) + '&way=https://evil.example',
    '',
  ])('is not sent to the platform with %s', async (query) => {
    expect((await request(`/sign-in/tiktok?${query}`)).status).toBe(404)
  })
})
