/**
 * Rows that are due, moved together: a batch is locked, moved and committed at once. What cannot be moved together is
 * moved one by one, so that one row that fails holds up no other. Processes skip each other's rows.
 */
import { transaction } from '../db/transaction'
import type { Db, Tx } from '../db/types'

/** How many rows are moved together. */
const BATCH = 200

interface Row {
  readonly id: bigint
}

/** A kind of work, whose rows are no longer due once they were moved. */
export interface DueWork<R extends Row> {
  /** Locks rows that are due, at most this many, without these; the longest due first. Skips what others have locked. */
  readonly claim: (tx: Tx, most: number, without: readonly bigint[]) => Promise<R[]>
  /** Locks one of them if it is still due and free. */
  readonly claimOne: (tx: Tx, id: bigint) => Promise<R | null>
  /** Moves rows by a few statements for all of them. Returns the ids of those that it left to `moveOne`. */
  readonly move: (tx: Tx, rows: readonly R[]) => Promise<readonly bigint[]>
  readonly moveOne: (tx: Tx, row: R) => Promise<unknown>
}

/** Called for a row that could not be moved; it is tried again in another round. */
export type Failed = (id: bigint, error: unknown) => void

/** Moves the batch alone: rows that fail are given to `failed`, or thrown where there is none. */
async function moveOneByOne<R extends Row>(
  db: Db,
  work: DueWork<R>,
  ids: readonly bigint[],
  failed: Failed,
): Promise<number> {
  let moved = 0
  for (const id of ids) {
    const reached = { row: false }
    try {
      await transaction(db, async (tx) => {
        reached.row = false
        const row = await work.claimOne(tx, id)
        if (row === null) return
        reached.row = true
        await work.moveOne(tx, row)
      })
      if (reached.row) moved += 1
    } catch (error) {
      // without the row it is the database that failed, and would for each of them
      if (!reached.row) throw error
      failed(id, error)
    }
  }
  return moved
}

async function moveBatch<R extends Row>(
  db: Db,
  work: DueWork<R>,
  without: readonly bigint[],
  failed: Failed,
): Promise<{ readonly moved: number; readonly more: boolean }> {
  const claimed: { ids: readonly bigint[] } = { ids: [] }
  let left: readonly bigint[]
  try {
    left = await transaction(db, async (tx) => {
      claimed.ids = []
      const found = await work.claim(tx, BATCH, without)
      claimed.ids = found.map(({ id }) => id)
      return found.length === 0 ? [] : work.move(tx, found)
    })
  } catch (error) {
    if (claimed.ids.length === 0) throw error
    left = claimed.ids
  }
  const alone = await moveOneByOne(db, work, left, failed)
  return { moved: claimed.ids.length - left.length + alone, more: claimed.ids.length === BATCH }
}

interface Options {
  /** Asked before each further batch. */
  readonly goesOn: () => boolean
  /** Without it, the failure of a row is thrown, after it was tried alone. */
  readonly failed?: Failed
}

/**
 * Moves what is due of each kind, in turns of a batch, until nothing is left or `goesOn` says no. Each kind gets at least
 * one batch. A row that fails is left out until the next call. Returns how many were moved.
 */
export async function moveDue<R extends Row>(
  db: Db,
  kinds: readonly DueWork<R>[],
  { goesOn, failed }: Options,
): Promise<number> {
  let moved = 0
  let open = kinds.map((work) => ({ work, failures: [] as bigint[] }))
  do {
    const further: typeof open = []
    for (const each of open) {
      const note: Failed = (id, error) => {
        if (!failed) throw error
        each.failures.push(id)
        failed(id, error)
      }
      const batch = await moveBatch(db, each.work, each.failures, note)
      moved += batch.moved
      if (batch.more) further.push(each)
    }
    open = further
  } while (open.length > 0 && goesOn())
  return moved
}
