/** Registration, login and the address book. */
import { Code } from '@contract/base/codes'
import { LOGIN_LOCK_S } from '@contract/base/constants'
import { call, ok, refusedFields } from './support/client'
import { moveClock } from './support/control'
import { addressFields, freshEmail, newAddress, newBuyer, PASSWORD, registration } from './support/people'

describe('registration', () => {
  it('returns a session with its user [call.register]', async () => {
    const fields = registration()
    const session = await ok('register', fields)
    expect(session).toMatchObject({
      user: { firstname: fields.name, email: fields.email, role: 'buyer' },
      card: { count: 0 },
    })
  })

  it('gives a welcome credit of 500 USD with demo data [money.welcome]', async () => {
    const { wallets } = await ok('getUserBalance', {}, await newBuyer())
    expect(wallets.find(({ currency }) => currency === 'USD')).toMatchObject({ balance: '500.00', frozen: '0.00' })
  })

  it.each([
    [
      'a password of seven characters [rule.password-length]',
      { password: 'short77', password_confirm: 'short77' },
      'password',
    ],
    [
      'a common password [rule.password-common]',
      { password: 'password123', password_confirm: 'password123' },
      'password',
    ],
    ['another confirmation [rule.password-confirm]', { password_confirm: `${PASSWORD}!` }, 'password_confirm'],
    ['terms that are not accepted [rule.terms]', { terms: false }, 'terms'],
    ['a name in another script [rule.english-names]', { name: 'สมชาย' }, 'name'],
    ['an address without a domain [rule.email]', { email: 'ada@souk' }, 'email'],
    ['an invitation of nobody [rule.invitation]', { invitation_code: 'zzzzzz' }, 'invitation_code'],
    ['an invitation that is none [rule.invitation]', { invitation_code: 'a!' }, 'invitation_code'],
  ])('refuses %s [answer.1100001]', async (_, change, field) => {
    const answer = await call('register', { ...registration(), ...change })
    expect(answer.code).toBe(Code.registrationData)
    expect(refusedFields(answer)).toContain(field)
  })

  it('accepts a password of 128 characters of any script [rule.password-length]', async () => {
    const password = `${'🐫'.repeat(127)}🐪`
    await ok('register', { ...registration(), password, password_confirm: password })
  })

  it('accepts the code of another user as invitation code [rule.invitation]', async () => {
    const { invitationCode } = await newBuyer()
    await ok('register', { ...registration(), invitation_code: invitationCode })
  })

  it('refuses an address that already has an account, ignoring case [answer.1100000]', async () => {
    const { email } = await newBuyer()
    expect((await call('register', registration(email.toUpperCase()))).code).toBe(Code.emailExists)
  })

  it('accepts only one of two simultaneous registrations of the same address [answer.1100007]', async () => {
    // a busy server may answer them one after the other: then they do not race
    let raced = false
    for (let tries = 0; tries < 50 && !raced; tries += 1) {
      const email = freshEmail()
      const answers = await Promise.all(Array.from({ length: 4 }, () => call('register', registration(email))))
      const codes = answers.map(({ code }) => code)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      for (const code of codes.filter((each) => each !== 200)) {
        expect([Code.emailRace, Code.emailExists]).toContain(code)
      }
      raced = codes.includes(Code.emailRace)
    }
    expect(raced).toBe(true)
  })

  it('refuses a user who is logged in [answer.1100006]', async () => {
    const buyer = await newBuyer()
    expect((await call('register', registration(), buyer)).code).toBe(Code.alreadyLoggedIn)
    expect((await call('login', { email: buyer.email, password: PASSWORD }, buyer)).code).toBe(Code.alreadyLoggedIn)
  })
})

describe('login', () => {
  it('returns a session, ignoring case in the address [call.login]', async () => {
    const { email, password } = await newBuyer()
    const session = await ok('login', { email: email.toUpperCase(), password })
    expect(session.user.email).toBe(email)
  })

  it('gives the same answer to a wrong password and to an unknown address [answer.1100002]', async () => {
    const { email } = await newBuyer()
    const wrong = await call('login', { email, password: 'nonsense-nonsense' })
    const unknown = await call('login', { email: freshEmail(), password: 'nonsense-nonsense' })
    expect(wrong.code).toBe(Code.wrongCredentials)
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null })
  })

  it('locks the account for the network address after five wrong passwords, for 15 minutes [session.lock]', async () => {
    const { email, password } = await newBuyer()
    for (let tries = 0; tries < 5; tries += 1) await call('login', { email, password: 'wrong-wrong-wrong' })
    const locked = await call('login', { email, password })
    expect(locked.code).toBe(Code.wrongCredentials)
    expect(locked.data).toMatchObject({ reason: 'locked' })
    const { retry_after: wait } = locked.data as unknown as { retry_after: number }
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(LOGIN_LOCK_S)
    try {
      await moveClock(LOGIN_LOCK_S + 1)
      await ok('login', { email, password })
    } finally {
      await moveClock(0)
    }
  })
})

describe('the network address that a lock uses', () => {
  it('is not the one that a caller sends in a header, if no proxy is trusted [session.proxies] [session.lock]', async () => {
    const { email, password } = await newBuyer()
    const login = (tried: string, n: number) =>
      call('login', { email, password: tried }, { headers: { 'x-forwarded-for': `203.0.113.${n}` } })
    for (const n of [1, 2, 3, 4, 5]) await login('wrong-wrong-wrong', n)
    expect(await login(password, 6)).toMatchObject({ code: Code.wrongCredentials, data: { reason: 'locked' } })
  })
})

describe('the address book', () => {
  it('makes the first address the default, and the newest one when the default is removed [call.removeAddress]', async () => {
    const buyer = await newBuyer()
    const first = await newAddress(buyer)
    const second = await newAddress(buyer)
    const third = await newAddress(buyer)
    await ok('defaultAddress', { address_id: first }, buyer)
    const { address_list: left } = await ok('removeAddress', { address_id: first }, buyer)
    const defaults = left.filter(({ is_default }) => is_default).map(({ address_id }) => address_id)
    expect({ defaults, ids: left.map(({ address_id }) => address_id).sort() }).toEqual({
      defaults: [third],
      ids: [second, third].sort(),
    })
  })

  it('edits the address with the given id [call.addressAdd]', async () => {
    const buyer = await newBuyer()
    const address_id = await newAddress(buyer)
    const { address_list: list } = await ok('addressAdd', { ...addressFields(), address_id, city: 'Chiang Mai' }, buyer)
    expect(list.map(({ city }) => city)).toEqual(['Chiang Mai'])
  })

  it('answers another user’s address like one that does not exist [wire.foreign-id] [role.buyer]', async () => {
    const theirs = await newAddress(await newBuyer())
    const buyer = await newBuyer()
    const own = await newAddress(buyer)
    for (const address_id of [theirs, '999999999999']) {
      expect((await call('defaultAddress', { address_id }, buyer)).code).toBe(Code.notFound)
      expect((await call('removeAddress', { address_id }, buyer)).code).toBe(Code.notFound)
      expect((await call('addressAdd', { ...addressFields(), address_id }, buyer)).code).toBe(Code.notFound)
    }
    const { address_list: list } = await ok('getAddressList', {}, buyer)
    expect(list.map(({ address_id }) => address_id)).toEqual([own])
  })
})
