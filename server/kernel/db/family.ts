/** Which databases are copies of each other, for what a process keeps of them. */
import type { Db } from './types'

const primaries = new WeakMap<Db, Db>()
const avoidedUntil = new WeakMap<Db, number>()

/** Notes a replica. */
export const addReplica = (replica: Db, primary: Db): void => void primaries.set(replica, primary)

/** The database that a replica copies; itself for any other. */
export const primaryOf = (db: Db): Db => primaries.get(db) ?? db

/**
 * Reads from the primary alone for some time, after a change of what is kept for a while: read again from a replica
 * that is behind, it would be kept as it was.
 */
export const avoidReplicas = (primary: Db, until: number): void => void avoidedUntil.set(primary, until)

export const areAvoided = (primary: Db, now: number): boolean => (avoidedUntil.get(primary) ?? 0) > now
