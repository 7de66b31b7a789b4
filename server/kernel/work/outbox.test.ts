import { eq } from 'drizzle-orm'
import { mails } from '../db/schema/mails'
import { createTestServer, type TestServer } from '../../testing/server'
import { afterFailure, dropOld, mark, sendDue, type Outbox } from './outbox'
import { MOST_ATTEMPTS } from './outbox-times'

const AT_ONCE = { atOnce: 2 }
const at = new Date('2026-11-23T10:00:00.000Z')
const inMinutes = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

it.each([
  ['the first attempt is tried again after a minute', 1, false, { nextAt: inMinutes(1) }],
  ['each further one waits twice as long', 4, false, { nextAt: inMinutes(8) }],
  ['up to an hour', MOST_ATTEMPTS - 1, false, { nextAt: inMinutes(60) }],
  ['the last one is over', MOST_ATTEMPTS, false, { state: 'failed' }],
  ['and so is what is refused for good', 1, true, { state: 'failed' }],
])('%s [rule.mail-dead]', (_, attempts, isFinal, expected) => {
  expect(afterFailure(attempts, isFinal, at)).toEqual(expected)
})

describe('the rounds of an outbox', () => {
  let server: TestServer
  let outbox: Outbox<typeof mails>

  beforeAll(async () => {
    server = await createTestServer([])
    outbox = { db: server.db, table: mails, now: server.clock.now }
  })
  afterAll(() => server.close())
  beforeEach(async () => void (await server.db.delete(mails)))

  async function queue(count: number): Promise<void> {
    const { userId } = await server.signIn()
    const now = server.clock.now()
    const mail = { userId, recipient: 'a@souk.test', language: 'en', kind: 'recharge_done', params: {} } as const
    const values = Array.from({ length: count }, (_, n) => ({ ...mail, key: `n:${n}`, nextAt: now, createdAt: now }))
    await server.db.insert(mails).values(values)
  }
  const send = (due: typeof mails.$inferSelect) =>
    mark(outbox, due, { state: 'sent', sentAt: server.clock.now() }).then(() => true)

  it('sends those to one recipient in their order, and others beside them', async () => {
    await queue(6)
    await server.db.update(mails).set({ recipient: 'b@souk.test' }).where(eq(mails.key, 'n:1'))
    const ended: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const slowly = async (due: typeof mails.$inferSelect) => {
      // the first is on its way until the one to somebody else was sent
      if (due.key === 'n:0') await released
      ended.push(due.key)
      if (due.key === 'n:1') release()
      return send(due)
    }
    const inOrderOf = ({ recipient }: typeof mails.$inferSelect) => recipient
    expect(await sendDue(outbox, slowly, { atOnce: 4, inOrderOf })).toBe(6)
    expect(ended).toEqual(['n:1', 'n:0', 'n:2', 'n:3', 'n:4', 'n:5'])
  })

  it('send all that is due, by batches, each message once', async () => {
    await queue(41)
    const ids: bigint[] = []
    const sending = (due: typeof mails.$inferSelect) => {
      ids.push(due.id)
      return send(due)
    }
    const counts = await Promise.all([sendDue(outbox, sending, AT_ONCE), sendDue(outbox, sending, AT_ONCE)])
    expect(counts[0] + counts[1]).toBe(41)
    expect([ids.length, new Set(ids).size]).toEqual([41, 41])
  })

  it('give back what they have claimed when their time is over, and the next one goes on', async () => {
    await queue(9)
    let asked = 0
    const goesOn = () => (asked += 1) <= 3
    expect(await sendDue(outbox, send, { ...AT_ONCE, goesOn })).toBe(3)
    expect(await sendDue(outbox, send, AT_ONCE)).toBe(6)
    expect(await sendDue(outbox, send, AT_ONCE)).toBe(0)
    const attempts = await server.db.select({ attempts: mails.attempts }).from(mails)
    expect(attempts.filter((each) => each.attempts !== 1)).toEqual([])
  })

  it('count what was sent, and claim each message for five minutes', async () => {
    await queue(2)
    expect(await sendDue(outbox, async () => false, AT_ONCE)).toBe(0)
    expect(await sendDue(outbox, send, AT_ONCE)).toBe(0)
    server.clock.advance(300)
    expect(await sendDue(outbox, send, AT_ONCE)).toBe(2)
    expect(await server.db.select({ attempts: mails.attempts }).from(mails)).toEqual([{ attempts: 2 }, { attempts: 2 }])
  })

  it('leave as it is what was decided while a message was on its way', async () => {
    await queue(1)
    const decided = async (due: typeof mails.$inferSelect) => {
      await server.db.update(mails).set({ state: 'failed' }).where(eq(mails.id, due.id))
      return send(due)
    }
    await sendDue(outbox, decided, AT_ONCE)
    expect(await server.db.select({ state: mails.state }).from(mails)).toEqual([{ state: 'failed' }])
  })

  it('give up after three days, with what the caller knows of the reason', async () => {
    await queue(1)
    await dropOld(outbox, { error: 'nobody is there' })
    expect(await server.db.select({ state: mails.state }).from(mails)).toEqual([{ state: 'queued' }])
    server.clock.advance(3 * 86_400)
    await dropOld(outbox, { error: 'nobody is there' })
    expect(await server.db.select().from(mails)).toMatchObject([{ state: 'failed', error: 'nobody is there' }])
  })
})
