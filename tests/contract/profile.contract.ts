/** Edits of the profile. */
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { LOGIN_LOCK_S } from '@contract/base/constants'
import { at } from '@contract/rules/lists'
import { call, ok, refusedFields, request } from './support/client'
import { fingerprint, moveClock } from './support/control'
import { newAddress, newBuyer, PASSWORD, type Buyer } from './support/people'

type Edit = Fields<'updateUser'>
const FRESH = 'four-small-goats'
const BANK: Edit = {
  bank_name: 'First Bank',
  bank_account_name: 'Ada Lovelace',
  bank_account_number: '123456789012',
  bank_routing_number: '021000021',
}

const edit = (buyer: Buyer, fields: Edit) => call('updateUser', fields, buyer)

describe('an edit of the profile', () => {
  it('changes only the fields that were sent [call.updateUser]', async () => {
    const buyer = await newBuyer()
    await ok('updateUser', { firstname: ' Grace Hopper ', phone: '+66 81 234 5678' }, buyer)
    const user = await ok('updateUser', { phone: '' }, buyer)
    expect(user).toMatchObject({ firstname: 'Grace Hopper', phone: '', email: buyer.email })
    expect(await ok('getUserinfo', {}, buyer)).toEqual(user)
  })

  it('replaces the photo with a new one [call.updateUser]', async () => {
    const buyer = await newBuyer()
    const first = await ok('upload', { purpose: 'avatar' }, buyer)
    const second = await ok('upload', { purpose: 'avatar' }, buyer)
    expect((await ok('updateUser', { avatar: first.id }, buyer)).avatar).toBe(first.url)
    expect((await ok('updateUser', { avatar: second.id }, buyer)).avatar).toBe(second.url)
    const status = async (url: string) => (await request(new URL(url).pathname)).status
    expect([await status(first.url), await status(second.url)]).toEqual([404, 200])
  })

  it('can be sent twice, as after a lost answer [call.updateUser]', async () => {
    const buyer = await newBuyer()
    const { id, url } = await ok('upload', { purpose: 'avatar' }, buyer)
    for (const _ of [1, 2]) expect((await ok('updateUser', { avatar: id }, buyer)).avatar).toBe(url)
    expect((await request(new URL(url).pathname)).status).toBe(200)
  })

  it('can make an address from the address book the default, but not another user’s [call.updateUser] [wire.foreign-id]', async () => {
    const buyer = await newBuyer()
    await newAddress(buyer)
    const second = await newAddress(buyer)
    await ok('updateUser', { address: second }, buyer)
    const { address_list: book } = await ok('getAddressList', {}, buyer)
    expect(book.filter(({ is_default }) => is_default).map(({ address_id }) => address_id)).toEqual([second])
    const theirs = await newAddress(await newBuyer())
    expect((await edit(buyer, { address: theirs, firstname: 'Nobody' })).code).toBe(Code.notFound)
    expect((await ok('getUserinfo', {}, buyer)).firstname).toBe('Ada Lovelace')
  })

  it.each([
    ['a name in another script [rule.english-names]', { firstname: 'สมชาย' }, 'firstname'],
    ['a telephone number of letters', { phone: 'call me' }, 'phone'],
    ['a short password [rule.password-length]', { new_password: 'short', password_confirm: 'short' }, 'new_password'],
    [
      'a common password [rule.password-common]',
      { new_password: 'password123', password_confirm: 'password123' },
      'new_password',
    ],
    [
      'another confirmation [rule.password-confirm]',
      { new_password: FRESH, password_confirm: `${FRESH}!` },
      'password_confirm',
    ],
    ['no confirmation [rule.password-confirm]', { new_password: FRESH }, 'password_confirm'],
    [
      'a new password without the current one',
      { new_password: FRESH, password_confirm: FRESH, password: undefined },
      'password',
    ],
    ['another bank account without the password', { bank_account_number: '1', password: undefined }, 'password'],
    ['another wallet with a wrong password', { virtual_wallet: '0xabc', password: 'not this one' }, 'password'],
  ] as [string, Edit, string][])(
    'refuses %s, and changes nothing [call.updateUser] [answer.1100004] [wire.unchanged]',
    async (_, change, field) => {
      const buyer = await newBuyer()
      const before = await fingerprint()
      const answer = await edit(buyer, { phone: '+66812345678', password: PASSWORD, ...change })
      expect({ code: answer.code, fields: refusedFields(answer) }).toEqual({ code: Code.accountData, fields: [field] })
      expect(await fingerprint()).toBe(before)
    },
  )
})

describe('the payout account', () => {
  it('is stored, and shown masked except for its last four characters [call.updateUser]', async () => {
    const buyer = await newBuyer()
    const user = await ok('updateUser', { ...BANK, virtual_wallet: '0xabcdef', password: PASSWORD }, buyer)
    expect(user).toMatchObject({
      bank_name: '••••Bank',
      bank_account_name: '••••lace',
      bank_account_number: '••••9012',
      bank_routing_number: '••••0021',
      virtual_wallet: '••••cdef',
    })
    expect((await ok('updateUser', { virtual_wallet: '', password: PASSWORD }, buyer)).virtual_wallet).toBe('')
  })

  it('causes a notice if it changes, and only then [call.updateUser] [rule.payout-told]', async () => {
    const buyer = await newBuyer()
    const notices = async () => (await ok('notices', {}, buyer)).list.map(({ title_en }) => title_en)
    await ok('updateUser', { ...BANK, password: PASSWORD }, buyer)
    await ok('updateUser', { ...BANK, password: PASSWORD }, buyer)
    await ok('updateUser', { phone: '+66812345678' }, buyer)
    expect(await notices()).toEqual(['Payout account changed'])
    expect((await ok('getUserinfo', {}, buyer)).notify).toBe(true)
  })
})

describe('a new password', () => {
  it('replaces the old one, and ends all other sessions [call.updateUser] [session.new-password]', async () => {
    const buyer = await newBuyer()
    const other = (await ok('login', { email: buyer.email, password: PASSWORD }))['access-token']
    await ok('updateUser', { new_password: FRESH, password_confirm: FRESH, password: PASSWORD }, buyer)
    expect((await call('getUserinfo', {}, { token: other })).code).toBe(Code.notLoggedIn)
    await ok('getUserinfo', {}, buyer)
    expect((await call('login', { email: buyer.email, password: PASSWORD })).code).toBe(Code.wrongCredentials)
    await ok('login', { email: buyer.email, password: FRESH })
  })

  it('cannot be set for 15 minutes after five wrong tries, and neither can a payout account [call.updateUser] [session.lock]', async () => {
    const buyer = await newBuyer()
    const secret = { new_password: FRESH, password_confirm: FRESH }
    const tries = []
    for (const _ of [1, 2, 3, 4, 5]) tries.push(await edit(buyer, { ...secret, password: 'wrong-wrong' }))
    expect(tries.map((answer) => refusedFields(answer).length)).toEqual([1, 1, 1, 1, 0])
    for (const answer of [at(tries, 4), await edit(buyer, { ...BANK, password: PASSWORD })]) {
      expect(answer).toMatchObject({ code: Code.accountData, data: { reason: 'locked' } })
      const { retry_after: wait } = answer.data as unknown as { retry_after: number }
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(LOGIN_LOCK_S)
    }
    await ok('updateUser', { phone: '+66812345678' }, buyer)
    await ok('login', { email: buyer.email, password: PASSWORD })
    try {
      await moveClock(LOGIN_LOCK_S + 1)
      await ok('updateUser', { ...secret, password: PASSWORD }, buyer)
    } finally {
      await moveClock(0)
    }
  })

  it('is locked also by many simultaneous wrong tries [call.updateUser] [session.lock]', async () => {
    const buyer = await newBuyer()
    const guesses = Array.from({ length: 9 }, (_, n) =>
      edit(buyer, { virtual_wallet: '0x1', password: `wrong-${n}-wrong` }),
    )
    await Promise.all(guesses)
    expect(await edit(buyer, { virtual_wallet: '0x1', password: PASSWORD })).toMatchObject({
      data: { reason: 'locked' },
    })
  })
})
