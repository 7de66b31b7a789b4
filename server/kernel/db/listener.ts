/**
 * Hears what other processes on the same database announce: LISTEN on one connection of its own [durable.caches]. It
 * must lead to the database itself, because a pooler in transaction mode accepts LISTEN and passes nothing on.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Db } from './types'

/** The channel on which processes say that something they keep for a while has changed. */
const CHANNEL = 'souk_changes'

/** How often the connection is tried, and how long it may be silent. */
const TRIED_MS = 5_000
const SILENCE_MS = 3_000
/** How long after a loss the next connection is made. */
const AGAIN_MS = 1_000

/** Says to all processes on this database that something has changed; within a transaction, when it is committed. */
export async function announceChange(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`)
}

interface Options {
  readonly url: string
  /** Something has changed, here or elsewhere. */
  readonly onChange: () => void
  /** Whether changes are heard from now on; `error` is why not. Called when that changes, and after the first attempt. */
  readonly onHearing: (hears: boolean, error?: unknown) => void
}

export interface Listener {
  stop(): Promise<void>
}

/** A connection that listens, and says to itself now and then that it does. */
class Ear {
  private readonly own = `souk_${randomUUID().replaceAll('-', '')}`
  private readonly client: Client
  private readonly lost: Promise<never>
  private heardOwn: () => void = () => undefined

  constructor(url: string, onChange: () => void) {
    this.client = new Client({
      connectionString: url,
      application_name: 'souk listener',
      keepAlive: true,
      connectionTimeoutMillis: SILENCE_MS,
      query_timeout: SILENCE_MS,
    })
    this.client.on('notification', ({ channel }) => (channel === CHANNEL ? onChange() : this.heardOwn()))
    this.lost = new Promise((_, reject) => {
      this.client.on('error', reject).on('end', () => reject(new Error('the connection that listens has ended')))
    })
    // it is awaited where it matters: until then a loss is no unhandled rejection
    this.lost.catch(() => undefined)
  }

  async open(): Promise<void> {
    await this.client.connect()
    await this.client.query(`listen ${CHANNEL}; listen ${this.own}`)
    await this.prove()
  }

  /** Resolves after `ms`, or when `stopped`; rejects when the connection is lost. */
  async wait(ms: number, stopped: AbortSignal): Promise<void> {
    await Promise.race([sleep(ms, undefined, { signal: stopped }).catch(unlessAborted), this.lost])
  }

  /** Rejects unless what is announced on this connection arrives on it. */
  async prove(): Promise<void> {
    const heard = new Promise<void>((resolve) => (this.heardOwn = resolve))
    await this.client.query('select pg_notify($1, $2)', [this.own, ''])
    const silence = new AbortController()
    const late = sleep(SILENCE_MS, undefined, { signal: silence.signal }).then(() => {
      throw new Error('the connection passes no changes on: DATABASE_MIGRATE_URL has to lead past poolers')
    }, unlessAborted)
    await Promise.race([heard, late, this.lost]).finally(() => silence.abort())
  }

  async close(): Promise<void> {
    // it may be lost already, and nothing more is wanted of it
    await this.client.end().catch(() => undefined)
  }
}

function unlessAborted(error: unknown): void {
  if ((error as Error).name !== 'AbortError') throw error
}

/** Listens until it is stopped, over a new connection whenever one is lost. */
export function listenForChanges({ url, onChange, onHearing }: Options): Listener {
  const stop = new AbortController()
  let hears: boolean | null = null
  const tell = (now: boolean, error?: unknown) => {
    if (hears === now) return
    hears = now
    onHearing(now, error)
  }

  async function hearOnce(): Promise<void> {
    const ear = new Ear(url, onChange)
    try {
      await ear.open()
      tell(true)
      for (;;) {
        await ear.wait(TRIED_MS, stop.signal)
        if (stop.signal.aborted) return
        await ear.prove()
      }
    } catch (error) {
      tell(false, error)
    } finally {
      await ear.close()
    }
  }

  async function listen(): Promise<void> {
    while (!stop.signal.aborted) {
      await hearOnce()
      await sleep(AGAIN_MS, undefined, { signal: stop.signal }).catch(unlessAborted)
    }
  }

  const done = listen()
  return {
    stop: async () => {
      stop.abort()
      await done
    },
  }
}
