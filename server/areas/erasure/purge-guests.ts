/** Guests who never ordered: nothing of them is kept once their last session is over. */
import { and, isNotNull, lte, notExists, sql } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { sessions, users } from '../../kernel/db/schema/accounts'
import { orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import type { Db } from '../../kernel/db/types'
import type { FileStore } from '../../kernel/files/file-store'
import { filesOf } from '../uploads/file-names'
import { deleteUsers } from '../users/change-user'
import { wipe } from './wipe'

const AT_ONCE = 100

/** Expired sessions are deleted first. A young guest may be between two calls. */
const gone = (db: Db, now: Date) =>
  and(
    isNotNull(users.guestEmail),
    lte(users.createdAt, new Date(now.getTime() - DAY_MS)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(sessions)
        .where(sql`${sessions.userId} = ${users.id}`),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(orders)
        .where(sql`${orders.userId} = ${users.id}`),
    ),
  )

/** Deletes some of them: how many, and the names of their files. */
const purgeSome = (db: Db, now: Date) =>
  transaction(db, async (tx) => {
    const guests = await tx
      .select({ id: users.id })
      .from(users)
      .where(gone(db, now))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const ids = guests.map(({ id }) => id)
    const names: string[] = []
    for (const id of ids) names.push(...(await wipe(tx, id)))
    await deleteUsers(tx, ids)
    return { count: ids.length, names }
  })

/** Deletes them, some at a time. Safe to run on several servers at once, and repeatedly. */
export async function purgeGuests(db: Db, files: FileStore, now: Date): Promise<void> {
  let purged
  do {
    purged = await purgeSome(db, now)
    for (const file of purged.names.flatMap(filesOf)) await files.remove(file)
  } while (purged.count === AT_ONCE)
}
