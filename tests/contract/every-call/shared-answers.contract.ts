/** What caches between server and callers may keep: the address alone determines it, and nothing else may be kept. */
import { allEndpoints, type AnyCall } from '@contract/endpoints/all'
import { SUCCESS } from '@contract/base/codes'
import type { Endpoint } from '@contract/endpoints/app'
import { one } from '@contract/rules/lists'
import { send, type Answer, type Sender } from '../support/client'
import { newBuyer } from '../support/people'
import { CALL_NAMES, prepared } from '../support/prepared'

const sharedOf = (name: AnyCall) => (allEndpoints[name] as Endpoint).shared
const SHARED = CALL_NAMES.filter(sharedOf).map((name) => ({ name }))
const OTHERS = CALL_NAMES.filter((name) => !sharedOf(name)).map((name) => ({ name }))

/** The payload without the server's time, which is that of the answer. */
const payload = ({ data }: Answer) =>
  JSON.stringify(data, (key, value: unknown) => (key === 'server_time' ? null : value))
const control = ({ headers }: Answer) => headers.get('cache-control')

describe('an answer that caches may keep', () => {
  it.each(SHARED)('$name depends on its address alone, and sets no cookie [wire.shared]', async ({ name }) => {
    const { wire } = await prepared(name)
    const { token } = await newBuyer()
    const ask = (sender: Sender) => send(name, { ...wire, lang: 'th' }, sender)
    const visitor = await ask({ lang: 'th' })
    expect(visitor).toMatchObject({ status: 200, code: SUCCESS })
    expect(control(visitor)).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=600$/,
    )
    expect(visitor.headers.get('vary')).toBe('accept-encoding')
    const others: readonly Sender[] = [
      { lang: 'en' },
      { lang: 'no language' },
      { token },
      { token: 'dead' },
      { token, headers: { cookie: `access-token=${token}; device=x` } },
      { headers: { 'user-agent': 'a phone', 'accept-language': 'ja', 'accept-encoding': 'identity' } },
    ]
    for (const sender of others) {
      const other = await ask(sender)
      expect(payload(other)).toBe(payload(visitor))
      expect(other.headers.get('set-cookie')).toBeNull()
      expect(other.headers.get('vary')).toBe('accept-encoding')
    }
  })

  it.each(SHARED)('$name is for the caller alone without a language in the address [wire.shared]', async ({ name }) => {
    const { wire } = await prepared(name)
    const { token } = await newBuyer()
    const senders = [{ lang: 'th' }, { lang: 'th', token }]
    const own = await Promise.all(senders.map((sender) => send(name, wire, sender)))
    expect(own.map(control)).toEqual(['no-store', 'no-store'])
    const visitor = one(own)
    // the same answer as by address, so that old apps see what new ones see
    expect(payload(visitor)).toBe(payload(await send(name, { ...wire, lang: 'th' }, { lang: 'en' })))
  })
})

describe('every other answer', () => {
  it.each(OTHERS)('$name may not be kept, whatever its address says [wire.shared]', async ({ name }) => {
    const { wire, token } = await prepared(name)
    const answer = await send(name, { ...wire, lang: 'th' }, { token })
    expect(control(answer)).toContain('no-store')
    expect(answer.headers.get('etag')).toBeNull()
  })
})
