/** Tokens on every call. */
import { calls } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { ok, send } from '../support/client'
import { moveClock, quoted, sql } from '../support/control'
import { dealt } from '../support/dealt'
import { newBuyer } from '../support/people'
import { CALL_NAMES, prepared } from '../support/prepared'

const DEAD = 'A'.repeat(43)
const need = (wanted: 'required' | 'optional') =>
  CALL_NAMES.filter((name) => calls[name].endpoint.token === wanted).map((name) => ({ name }))

describe('a call that needs a token', () => {
  it.each(dealt('tokens', need('required')))(
    '$name refuses a missing, an unknown and a malformed token [call.$name] [wire.token-dead] [wire.token-malformed] [answer.1100003] [answer.1000004]',
    async ({ name }) => {
      const { wire } = await prepared(name)
      expect((await send(name, wire)).code).toBe(Code.notLoggedIn)
      expect((await send(name, wire, { token: '' })).code).toBe(Code.notLoggedIn)
      expect((await send(name, wire, { token: DEAD })).code).toBe(Code.notLoggedIn)
      expect((await send(name, wire, { token: 'no token; select 1' })).code).toBe(Code.invalidToken)
      expect((await send(name, wire, { token: 'x'.repeat(5_000) })).code).toBe(Code.invalidToken)
    },
  )

  it('refuses a token after logout [call.logout]', async () => {
    const buyer = await newBuyer()
    await ok('logout', {}, buyer)
    expect((await send('getUserinfo', {}, buyer)).code).toBe(Code.notLoggedIn)
  })

  it('accepts a token until 30 days after its last use [session.sliding]', async () => {
    const buyer = await newBuyer()
    const day = 86_400
    try {
      for (const days of [29, 58]) {
        await moveClock(days * day)
        expect((await send('getUserinfo', {}, buyer)).code).toBe(SUCCESS)
      }
      await moveClock((58 + 31) * day)
      expect((await send('getUserinfo', {}, buyer)).code).toBe(Code.notLoggedIn)
    } finally {
      await moveClock(0)
    }
  })

  it('ends the session of a disabled account [answer.2000017]', async () => {
    const buyer = await newBuyer()
    await sql(`update users set disabled_at = now() where email = ${quoted(buyer.email)} returning id::text`)
    expect((await send('getUserinfo', {}, buyer)).code).toBe(Code.accountDisabled)
  })

  it('uses a token that is stored only as a hash [session.hashed]', async () => {
    const { token } = await newBuyer()
    const rows = await sql<{ found: string }>(
      `select count(*)::text as found from sessions t where t::text like ${quoted(`%${token}%`)}`,
    )
    expect(rows[0]?.found).toBe('0')
  })
})

describe('a call that visitors can make', () => {
  const others = need('optional').filter(({ name }) => name !== 'login' && name !== 'register')

  it.each(others)('$name ignores an invalid token [call.$name] [wire.token-optional]', async ({ name }) => {
    for (const token of [DEAD, 'no token']) {
      // new each time: some input can be sent only once
      const { wire } = await prepared(name)
      expect((await send(name, wire, { token })).code).toBe(SUCCESS)
    }
  })
})
