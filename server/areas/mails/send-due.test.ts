import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { users } from '../../kernel/db/schema/accounts'
import { mails } from '../../kernel/db/schema/mails'
import { transaction } from '../../kernel/db/transaction'
import type { Channel, Message } from '../../kernel/messages/message'
import { createTestServer, type TestServer } from '../../testing/server'
import { fadeMails } from './fade'
import { queueMail } from './queue'
import { redirectMails } from './redirect'
import { MOST_ATTEMPTS } from '../../kernel/work/outbox-times'
import { sendDueMails, type Post } from './send-due'

const SITE = { address: 'https://souk.test', key: 'key' }
const DAY_S = 86_400

describe.each(['embedded', 'quickest'] as const)('the outbox of mails, on the %s engine', (engine) => {
  let server: TestServer
  let userId: bigint
  let sent: Message[]
  let logged: object[]
  let serial = 0

  beforeAll(async () => {
    server = await createTestServer([], { engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    userId = (await server.signIn()).userId
    sent = []
    logged = []
    await server.db.delete(mails)
  })

  const inbox: Channel = { send: async (message) => void sent.push(message) }
  const refusing = (failure: Error): Channel => ({ send: () => Promise.reject(failure) })
  const post = (mail: Channel | null = inbox): Post => ({
    db: server.db,
    mail,
    site: SITE,
    now: server.clock.now,
    log: { error: (details) => void logged.push(details) },
  })
  const params = { amount: '100.00', currency: 'USD', remark: '' }
  const queue = (key = `record:${(serial += 1)}`, notBefore?: Date) =>
    transaction(server.db, (tx) =>
      queueMail(tx, { key, userId, kind: 'recharge_done', params, at: server.clock.now(), notBefore }),
    )
  const all = () => server.db.select().from(mails).orderBy(mails.id)
  const onlyOne = async () => {
    const mails = await all()
    expect(mails).toHaveLength(1)
    return one(mails)
  }

  it('sends a mail once, whatever is queued again [rule.mail-once]', async () => {
    await queue('record:1')
    await queue('record:1')
    expect(await sendDueMails(post())).toBe(1)
    await queue('record:1')
    expect(await sendDueMails(post())).toBe(0)
    expect(sent).toHaveLength(1)
    expect(await onlyOne()).toMatchObject({ state: 'sent', attempts: 1, sentAt: server.clock.now(), error: '' })
  })

  it('sends a mail to the corrected address that was on its way to the mistyped one [rule.guest-email]', async () => {
    await queue()
    const recipient = 'corrected@souk.test'
    const correcting: Channel = {
      send: async (message) => {
        if (sent.push(message) > 1) return
        await transaction(server.db, (tx) => redirectMails(tx, userId, { recipient, at: server.clock.now() }))
      },
    }
    await sendDueMails(post(correcting))
    await sendDueMails(post(correcting))
    expect(sent.map(({ to }) => to === recipient)).toEqual([false, true])
    expect(await onlyOne()).toMatchObject({ state: 'sent', recipient })
  })

  it('queues nothing if the transaction is undone, and nothing for an account without an address', async () => {
    const undone = transaction(server.db, async (tx) => {
      await queueMail(tx, { key: 'record:2', userId, kind: 'recharge_done', params, at: server.clock.now() })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await server.db.update(users).set({ email: '' }).where(eq(users.id, userId))
    await queue()
    expect(await all()).toEqual([])
  })

  it('sends once when two servers are at work at once [rule.mail-once]', async () => {
    for (let mail = 0; mail < 5; mail += 1) await queue()
    const counts = await Promise.all([sendDueMails(post()), sendDueMails(post()), sendDueMails(post())])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(5)
    expect(sent).toHaveLength(5)
  })

  it('sends again what a killed server had claimed, under the same Message-ID [rule.mail-once]', async () => {
    await queue()
    // claims the mail and never comes back, as a process that is killed
    await new Promise<void>((claimed) => {
      const killed: Channel = {
        send: () => {
          claimed()
          return new Promise(() => undefined)
        },
      }
      void sendDueMails(post(killed))
    })
    expect((await onlyOne()).attempts).toBe(1)
    expect(await sendDueMails(post())).toBe(0)
    server.clock.advance(301)
    expect(await sendDueMails(post())).toBe(1)
    expect(sent[0]?.id).toMatch(/^souk-[0-9a-f]{32}$/)
    expect(await onlyOne()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('tries again after a minute, twice as long each time, and gives up after 24 attempts [rule.mail-dead]', async () => {
    await queue()
    const busy = Object.assign(new Error('421 try later'), { responseCode: 421 })
    const waits: number[] = []
    while ((await onlyOne()).state === 'queued') {
      await sendDueMails(post(refusing(busy)))
      const { state, nextAt } = await onlyOne()
      const seconds = Math.round((nextAt.getTime() - server.clock.now().getTime()) / 1_000)
      if (state === 'queued') waits.push(seconds / 60)
      server.clock.advance(Math.max(seconds, 0))
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(waits).toHaveLength(MOST_ATTEMPTS - 1)
    expect(await onlyOne()).toMatchObject({ state: 'failed', attempts: MOST_ATTEMPTS, error: '421 try later' })
    expect(logged).toHaveLength(MOST_ATTEMPTS)
  })

  it('gives up at once what a mail server refuses for good, and keeps no address in the reason [rule.mail-dead]', async () => {
    await queue()
    const { recipient } = await onlyOne()
    const refused = Object.assign(new Error(`550 no mailbox\n${recipient}`), { responseCode: 550, code: 'EENVELOPE' })
    await sendDueMails(post(refusing(refused)))
    expect(await onlyOne()).toMatchObject({ state: 'failed', attempts: 1, error: '550 no mailbox …' })
    expect(JSON.stringify(logged)).not.toContain(recipient)
  })

  it('tries again when the mail server refuses the shop’s own login', async () => {
    await queue()
    await sendDueMails(post(refusing(Object.assign(new Error('535 no'), { responseCode: 535, code: 'EAUTH' }))))
    expect(await onlyOne()).toMatchObject({ state: 'queued', error: '535 no' })
  })

  it('drops what nobody could send for three days, and says if no mail server is set [rule.mail-dead]', async () => {
    await queue()
    expect(await sendDueMails(post(null))).toBe(0)
    expect(await onlyOne()).toMatchObject({ state: 'queued', attempts: 0 })
    server.clock.advance(3 * DAY_S)
    expect(await sendDueMails(post(null))).toBe(0)
    expect(await onlyOne()).toMatchObject({ state: 'failed', error: 'SMTP_URL is not set' })
    expect(await sendDueMails(post())).toBe(0)
  })

  it('keeps what is not due, and what is about something that is gone fails at once', async () => {
    await queue('record:later', new Date(server.clock.now().getTime() + 60_000))
    expect(await sendDueMails(post())).toBe(0)
    await server.db.update(mails).set({ kind: 'order_shipped', params: { order: '999999' } })
    server.clock.advance(60)
    await sendDueMails(post())
    expect(await onlyOne()).toMatchObject({ state: 'failed', attempts: 1 })
  })

  it('forgets after 30 days what a mail told of, and keeps that it was sent', async () => {
    await queue()
    await sendDueMails(post())
    server.clock.advance(30 * DAY_S)
    await fadeMails(server.db, server.clock.now())
    expect((await onlyOne()).params).toEqual(params)
    server.clock.advance(1)
    await fadeMails(server.db, server.clock.now())
    expect(await onlyOne()).toMatchObject({ params: {}, state: 'sent' })
  })

  it('is in the language in which the user was last seen, else in English [rule.mail-language]', async () => {
    await queue()
    await server.db.update(users).set({ language: 'th' }).where(eq(users.id, userId))
    await queue()
    expect((await all()).map(({ language }) => language)).toEqual(['en', 'th'])
  })
})
