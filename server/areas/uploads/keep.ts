/** Uploads from their arrival until a form takes them or they are deleted. */
import { and, count, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { UPLOAD_MAX_FILES, UPLOAD_WAITS_S } from '@contract/base/constants'
import type { Purpose } from '@contract/base/upload-purposes'
import { one } from '@contract/rules/lists'
import { pictureSources } from '../../kernel/db/schema/imports'
import { uploads } from '../../kernel/db/schema/uploads'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { fieldRefusal } from '../../kernel/http/refusal'
import type { FileStore } from '../../kernel/files/file-store'
import { UPLOADS_PREFIX } from './addresses'
import { dropUnreferenced, markUnreferenced, removeDropped } from './unreferenced'

const isWaiting = and(isNull(uploads.usedAt), isNull(uploads.droppedAt))
const waiting = (userId: bigint) => and(eq(uploads.userId, userId), isWaiting)

/** Throws 1000008 if too many files are already waiting [const.upload-files]. */
export async function checkRoom(db: Db, userId: bigint): Promise<void> {
  const { files } = one(await db.select({ files: count() }).from(uploads).where(waiting(userId)))
  if (files < UPLOAD_MAX_FILES) return
  throw fieldRefusal(Code.invalidParameter, [{ field: 'file', rule: 'max', params: { limit: UPLOAD_MAX_FILES } }])
}

interface Kept {
  readonly userId: bigint
  readonly purpose: Purpose
  readonly name: string
  readonly bytes: number
}

/**
 * Records a stored file and returns its id. The uploads of one user are serialised, so that the limit also holds for
 * two at once.
 */
export async function keepUpload(db: Db, file: Kept, now: Date): Promise<bigint> {
  return transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload:${file.userId}`}, 0))`)
    await checkRoom(tx, file.userId)
    const { id } = one(
      await tx
        .insert(uploads)
        .values({ ...file, createdAt: now })
        .returning({ id: uploads.id }),
    )
    return id
  })
}

/**
 * A table expression `taken` that takes uploads of a user for a form, each once, as takeUpload does: `id` and `name` of those
 * that are there. Placeholders: uploadIds, an array as text, userId, and now.
 */
export const uploadsTaken = (purpose: Purpose) => sql`
  taken as (
    update uploads u set used_at = ${sql.placeholder('now')}::timestamptz
    where u.id = any(${sql.placeholder('uploadIds')}::text::bigint[]) and u.used_at is null and u.dropped_at is null
      and u.user_id = ${sql.placeholder('userId')}::bigint and u.purpose = ${sql.raw(`'${purpose}'`)}
    returning u.id, u.name)`

/** Takes an upload of this user and purpose for a form, once. Returns its name, or null if there is none. */
export async function takeUpload(
  tx: Tx,
  asked: { readonly id: bigint; readonly userId: bigint; readonly purpose: Purpose },
  now: Date,
): Promise<string | null> {
  const [taken] = await tx
    .update(uploads)
    .set({ usedAt: now })
    .where(and(eq(uploads.id, asked.id), waiting(asked.userId), eq(uploads.purpose, asked.purpose)))
    .returning({ name: uploads.name })
  return taken?.name ?? null
}

/** Deletes an upload that a form had taken, and whose file is removed. */
export async function dropUpload(db: Db, name: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.name, name))
}

/** Deletes uploads that no form has taken for a day, and those that nothing has referred to for a month. */
export async function purgeUploads(db: Db, files: FileStore, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UPLOAD_WAITS_S * 1_000)
  await db
    .update(uploads)
    .set({ droppedAt: now })
    .where(and(isWaiting, lt(uploads.createdAt, since)))
  await dropUnreferenced(db, now)
  await markUnreferenced(db, now)
  await removeDropped(db, files)
}

interface Fetched {
  readonly userId: bigint
  readonly shopId: bigint
  readonly name: string
  /** Of all its sizes. */
  readonly bytes: number
  /** Where it was fetched from, so that it is not fetched again; null: it was in a file of the shop. */
  readonly source: string | null
  readonly at: Date
}

/** Records a stored picture that the server has fetched for a product, and whose form has it already. */
export async function keepFetched(tx: Tx, { userId, shopId, name, bytes, source, at }: Fetched): Promise<void> {
  await tx.insert(uploads).values({ userId, purpose: 'product', name, bytes, usedAt: at, createdAt: at })
  if (source === null) return
  const path = `${UPLOADS_PREFIX}/${name}`
  await tx
    .insert(pictureSources)
    .values({ shopId, source, path, at })
    .onConflictDoUpdate({ target: [pictureSources.shopId, pictureSources.source], set: { path, at } })
}

/** Deletes the uploads that meet a condition, whose files the caller removes. Returns their names. */
export async function dropUploads(tx: Tx, which: SQL): Promise<string[]> {
  const dropped = await tx.delete(uploads).where(which).returning({ name: uploads.name })
  return dropped.map(({ name }) => name)
}
