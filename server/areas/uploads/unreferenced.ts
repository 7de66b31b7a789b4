/** Uploads that nothing refers to any more: found by housekeeping, and given up when that has lasted [upload.taken-off]. */
import { inArray, sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import type { FileStore } from '../../kernel/files/file-store'
import { rows } from '../../kernel/db/rows'
import { uploads } from '../../kernel/db/schema/uploads'
import { transaction } from '../../kernel/db/transaction'
import type { Db } from '../../kernel/db/types'
import { UPLOADS_PREFIX } from './addresses'
import { filesOf } from './file-names'
import { UNREFERENCED } from './references'

/**
 * How long a picture stays that was taken off. Until then it may be put back, pages that browsers and proxies keep show it, and
 * no transaction lasts that long: one that has read the picture where it was has written it where it goes.
 */
const KEPT_DAYS = 30
/** Uploads that are looked at in one round: each is some twenty look-ups in indexes. */
const CHECKED_AT_ONCE = 2_000
/** Pictures of up to three files that are deleted in one round. */
const DROPPED_AT_ONCE = 500

/** The columns by which UNREFERENCED reads uploads. */
const READ = sql.raw(`id, user_id, name, '${UPLOADS_PREFIX}/' || name as path`)
const ids = (all: readonly string[]): SQL => sql`any(${sql.param(`{${all.join(',')}}`)}::bigint[])`

/** Marks those that nothing refers to, and clears the mark of those that something does: first those not looked at for longest. */
export async function markUnreferenced(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    with batch as materialized (
      select ${READ} from uploads where used_at is not null and dropped_at is null
      order by checked_at nulls first, id limit ${sql.raw(String(CHECKED_AT_ONCE))} for no key update skip locked),
    unreferenced as (select u.id from batch u where ${UNREFERENCED})
    update uploads set checked_at = ${at}, unreferenced_since = case
      when uploads.id in (select id from unreferenced) then coalesce(uploads.unreferenced_since, ${at}) end
    from batch where uploads.id = batch.id`)
}

/**
 * Gives up those that nothing has referred to for KEPT_DAYS, nor does now. They are locked before the second statement looks:
 * an import that refers to an old upload locks it first
 * (`knownOf`), and then either is seen here or finds it given up.
 */
export async function dropUnreferenced(db: Db, now: Date): Promise<void> {
  const since = sql`${new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()}::timestamptz`
  await transaction(db, async (tx) => {
    const found = await rows<{ id: string }>(
      tx,
      sql`
        select id::text as id from uploads where unreferenced_since < ${since} and dropped_at is null
        order by unreferenced_since limit ${sql.raw(String(DROPPED_AT_ONCE))} for update skip locked`,
    )
    if (found.length === 0) return
    await tx.execute(sql`
      with batch as materialized (select ${READ} from uploads where id = ${ids(found.map(({ id }) => id))}),
      unreferenced as (select u.id, u.path from batch u where ${UNREFERENCED}),
      forgotten as (delete from picture_sources s using unreferenced u where s.path = u.path)
      update uploads set unreferenced_since = case when batch.id in (select id from unreferenced) then unreferenced_since end,
        dropped_at = case when batch.id in (select id from unreferenced) then ${now.toISOString()}::timestamptz end
      from batch where uploads.id = batch.id`)
  })
}

/** Deletes the files of uploads that were given up, and then their rows: what fails in between is tried again. */
export async function removeDropped(db: Db, files: FileStore): Promise<void> {
  const gone = await db
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .where(sql`${uploads.droppedAt} is not null`)
    .orderBy(uploads.id)
    .limit(DROPPED_AT_ONCE)
  for (const file of gone.flatMap(({ name }) => filesOf(name))) await files.remove(file)
  if (gone.length === 0) return
  await db.delete(uploads).where(
    inArray(
      uploads.id,
      gone.map(({ id }) => id),
    ),
  )
}
