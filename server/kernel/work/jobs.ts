/** Keeps the last round of each worker, so that operators see on any server whether all of them run [rule.mail-dead]. */
import { asc } from 'drizzle-orm'
import type { OpsJob } from '@contract/entities/ops-mail'
import { jobs } from '../db/schema/jobs'
import type { Db } from '../db/types'
import type { Observe } from './interval'

/** Rounds of a worker that go well are noted this often. */
const NOTED_EVERY_MS = 30_000
const ERROR_LENGTH = 200

type Log = { error(details: object, message: string): void }

interface Around {
  readonly db: Db
  readonly now: () => Date
  readonly log: Log
  /** What else observes the rounds, such as the metrics. */
  readonly observe: Observe
}

interface Ended {
  readonly name: string
  readonly begunAt: Date
  readonly at: Date
  readonly error: string
}

async function note(db: Db, { name, begunAt, at, error }: Ended): Promise<void> {
  const failedAt = error === '' ? null : at
  const round = { endedAt: at, tookMs: at.getTime() - begunAt.getTime(), failedAt, error: error.slice(0, ERROR_LENGTH) }
  await db
    .insert(jobs)
    .values({ name, ...round })
    .onConflictDoUpdate({ target: jobs.name, set: round })
}

/** Observes rounds as `observe` does, and notes how they ended. A failed round stays failed, whatever can be noted. */
export function notingRounds({ db, now, log, observe }: Around): Observe {
  const noted = new Map<string, { readonly at: number; readonly failed: boolean }>()
  const isNews = (name: string, failed: boolean, at: Date) => {
    const last = noted.get(name)
    return last === undefined || last.failed || failed || at.getTime() - last.at >= NOTED_EVERY_MS
  }
  const end = async (ended: Ended) => {
    const failed = ended.error !== ''
    if (!isNews(ended.name, failed, ended.at)) return
    try {
      await note(db, ended)
      noted.set(ended.name, { at: ended.at.getTime(), failed })
    } catch (error) {
      log.error({ err: error, rounds: ended.name }, 'a round could not be noted')
    }
  }
  return async (name, round) => {
    const begunAt = now()
    try {
      await observe(name, round)
    } catch (error) {
      await end({ name, begunAt, at: now(), error: error instanceof Error ? error.message : String(error) })
      throw error
    }
    await end({ name, begunAt, at: now(), error: '' })
  }
}

/** The workers that have run, by name. */
export async function listJobs(db: Db): Promise<OpsJob[]> {
  const found = await db.select().from(jobs).orderBy(asc(jobs.name))
  return found.map(({ name, endedAt, tookMs, failedAt, error }) => ({
    name,
    ended_at: endedAt.toISOString(),
    took_ms: tookMs,
    failed_at: failedAt?.toISOString() ?? null,
    error,
  }))
}
