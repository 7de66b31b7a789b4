/**
 * Replicas of the database, for calls that need not see what was just written [durable.replicas]. A replica that is away, too
 * far behind, or no replica, is left out, and the primary reads for it.
 */
import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import type { PostgresSettings } from '../config/postgres-settings'
import { addReplica, areAvoided } from './family'
import { Trail, readPosition } from './lag'
import { pooled } from './postgres'
import type { Database, Db } from './types'

/** A replica further behind is left out, in milliseconds. */
export const LAG_MOST_MS = 5_000
/** It comes back when it was within this for as long as `STEADY_MS`. */
const LAG_GOOD_MS = 2_000
const STEADY_MS = 10_000

/** What is known of a replica: `since` is when it was found well for the first time since it last was not. */
export interface Health {
  readonly used: boolean
  readonly since: number | null
}

/** A replica that has never failed is used as soon as it is well. */
export const UNKNOWN: Health = { used: false, since: -Infinity }

/** What becomes of a replica that is `lag` milliseconds behind; null: it does not answer, or is none. */
export function judge(health: Health, lag: number | null, now: number): Health {
  if (lag === null || lag > LAG_MOST_MS) return { used: false, since: null }
  if (health.used) return health
  if (lag > LAG_GOOD_MS) return { used: false, since: health.since === -Infinity ? -Infinity : null }
  const since = health.since ?? now
  return { used: now - since >= STEADY_MS, since }
}

interface Replica {
  readonly database: Database
  readonly host: string
  health: Health
}

export interface Replicas {
  /** Where to read: a replica that is well, each in its turn, else the primary. */
  reader(): Db
  /** Leaves a replica out, after it has failed. */
  failed(db: Db): void
  /** How many are used. */
  used(): number
  /** Measures all replicas. Called each second. */
  check(): Promise<void>
  close(): Promise<void>
}

interface Options {
  readonly primary: Db
  readonly urls: readonly string[]
  readonly settings: PostgresSettings
  /** Called when a replica is left out, and when it is used again. */
  readonly told: (host: string, used: boolean, error?: unknown) => void
  readonly clock?: () => number
}

const positionOf = async (db: Db, statement: ReturnType<typeof sql>): Promise<bigint | null> => {
  const { rows } = (await db.execute(statement)) as unknown as { rows: { position: string | null }[] }
  const { position } = one(rows)
  return position === null ? null : readPosition(position)
}

/** Null on a server that is no replica, such as one that was promoted. */
const replayed = (db: Db) =>
  positionOf(db, sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`)
const written = (db: Db) => positionOf(db, sql`select pg_current_wal_lsn()::text as position`)

/** Opens the replicas; none is used before the first check. */
export function openReplicas({ primary, urls, settings, told, clock = () => Date.now() }: Options): Replicas {
  const trail = new Trail()
  const replicas: Replica[] = urls.map((url) => ({
    database: pooled(url, settings),
    host: new URL(url).host,
    health: UNKNOWN,
  }))
  for (const { database } of replicas) addReplica(database.db, primary)
  let turn = 0

  const settle = (replica: Replica, health: Health, error?: unknown) => {
    const { used } = replica.health
    replica.health = health
    if (used !== health.used) told(replica.host, health.used, error)
  }

  async function measure(replica: Replica): Promise<void> {
    try {
      const position = await replayed(replica.database.db)
      const lag = position === null ? null : trail.lagOf(position, clock())
      settle(replica, judge(replica.health, lag, clock()))
    } catch (error) {
      settle(replica, judge(replica.health, null, clock()), error)
    }
  }

  return {
    reader() {
      if (areAvoided(primary, clock())) return primary
      const well = replicas.filter(({ health }) => health.used)
      turn += 1
      return well[turn % well.length]?.database.db ?? primary
    },
    failed(db) {
      const replica = replicas.find(({ database }) => database.db === db)
      if (replica) settle(replica, { used: false, since: null })
    },
    used: () => replicas.filter(({ health }) => health.used).length,
    async check() {
      try {
        const position = await written(primary)
        if (position !== null) trail.add(clock(), position)
      } finally {
        // they go on reading while the primary is away
        await Promise.all(replicas.map(measure))
      }
    },
    close: async () => void (await Promise.all(replicas.map(({ database }) => database.close()))),
  }
}
