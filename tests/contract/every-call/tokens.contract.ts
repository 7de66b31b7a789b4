/** Tokens on every call. */
import { calls } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/codes'
import { ok, send } from '../support/client'
import { moveClock, quoted, sql } from '../support/control'
import { newBuyer } from '../support/people'
import { CALL_NAMES, prepared } from '../support/prepared'

const DEAD = 'A'.repeat(43)
const need = (wanted: 'required' | 'optional') =>
  CALL_NAMES.filter((name) => calls[name].endpoint.token === wanted).map((name) => ({ name }))

describe('a call that needs a token', () => {
  it.each(need('required'))(
    '$name refuses none, a dead one and a malformed one [call.$name] [wire.token-dead] [wire.token-malformed] [answer.1100003] [answer.1000004]',
    async ({ name }) => {
      const { wire } = await prepared(name)
      expect((await send(name, wire)).code).toBe(Code.notLoggedIn)
      expect((await send(name, wire, { token: '' })).code).toBe(Code.notLoggedIn)
      expect((await send(name, wire, { token: DEAD })).code).toBe(Code.notLoggedIn)
      expect((await send(name, wire, { token: 'no token; select 1' })).code).toBe(Code.invalidToken)
      expect((await send(name, wire, { token: 'x'.repeat(5_000) })).code).toBe(Code.invalidToken)
    },
  )

  it('refuses a token after a logout [call.logout]', async () => {
    const buyer = await newBuyer()
    await ok('logout', {}, buyer)
    expect((await send('getUserinfo', {}, buyer)).code).toBe(Code.notLoggedIn)
  })

  it('lets a token slide with its use, and end 30 days after the last one [session.sliding]', async () => {
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

  it('ends the session of an account that was disabled [answer.2000017]', async () => {
    const buyer = await newBuyer()
    await sql(`update users set disabled_at = now() where email = ${quoted(buyer.email)} returning id::text`)
    expect((await send('getUserinfo', {}, buyer)).code).toBe(Code.accountDisabled)
  })

  it('keeps no token that could be read [session.hashed]', async () => {
    const { token } = await newBuyer()
    const rows = await sql<{ found: string }>(
      `select count(*)::text as found from sessions t where t::text like ${quoted(`%${token}%`)}`,
    )
    expect(rows[0].found).toBe('0')
  })
})

describe('a call that a visitor may make', () => {
  const others = need('optional').filter(({ name }) => name !== 'login' && name !== 'register')

  it.each(others)('$name takes a bad token for none [call.$name] [wire.token-optional]', async ({ name }) => {
    for (const token of [DEAD, 'no token']) {
      // new each time: some input can be sent only once
      const { wire } = await prepared(name)
      expect((await send(name, wire, { token })).code).toBe(SUCCESS)
    }
  })
})
