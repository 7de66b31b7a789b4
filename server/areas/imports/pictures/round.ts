/** Fetches the pictures that imports name, four at a time [rule.import-pictures]. */
import { keepFetched } from '../../uploads/keep'
import { and, asc, eq, inArray, isNull, lt, notLike, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { PictureRule } from '@contract/base/import-constants'
import { one } from '@contract/rules/lists'
import { importPictures, imports } from '../../../kernel/db/schema/imports'
import { transaction } from '../../../kernel/db/transaction'
import type { Db } from '../../../kernel/db/types'
import type { FileStore } from '../../../kernel/files/file-store'
import { UPLOADS_PREFIX } from '../../uploads/addresses'
import { encodeFiles, NoPicture, TooManyPixels } from '../../uploads/encode-picture'
import { filesOf } from '../../uploads/file-names'
import { isAddress } from '../check/images'
import { keyOfSource } from '../check/known'
import { fetchPicture, PictureMissing } from './fetch-picture'
import { BadZip, readFrom } from './zip'
import { zipsHere } from './zips'

const AT_ONCE = 4
/** Longer than fetching and encoding take. */
const TAKEN_MS = 120_000
/** How long a picture that is named waits for its ZIP. */
const ZIP_WAIT_MS = 86_400_000

interface PictureAround {
  readonly db: Db
  readonly files: FileStore
  readonly dataFolder: string
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly mayReach: (address: string) => boolean
}

type Picture = typeof importPictures.$inferSelect
type Zips = ReadonlyMap<bigint, readonly string[]>

/** Takes some pictures: by address, or from a ZIP that is here. Other servers leave them alone for a while. */
async function take({ db, now }: PictureAround, zips: Zips): Promise<Picture[]> {
  const at = now()
  const byAddress = sql`${importPictures.source} ~* '^https?://'`
  const byZip = zips.size === 0 ? undefined : inArray(importPictures.importId, [...zips.keys()])
  const overdue = sql`exists (
    select from ${imports} where ${imports.id} = ${importPictures.importId}
      and ${imports.appliedAt} < ${new Date(at.getTime() - ZIP_WAIT_MS).toISOString()}::timestamptz)`
  return transaction(db, async (tx) => {
    const free = await tx
      .select({ id: importPictures.id })
      .from(importPictures)
      .where(
        and(
          eq(importPictures.state, 'waiting'),
          or(isNull(importPictures.takenUntil), lt(importPictures.takenUntil, at)),
          or(byAddress, byZip, overdue),
        ),
      )
      .orderBy(asc(importPictures.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    if (free.length === 0) return []
    return tx
      .update(importPictures)
      .set({ takenUntil: new Date(at.getTime() + TAKEN_MS) })
      .where(
        inArray(
          importPictures.id,
          free.map(({ id }) => id),
        ),
      )
      .returning()
  })
}

async function bytesOf({ mayReach }: PictureAround, { importId, source }: Picture, zips: Zips): Promise<Buffer> {
  if (isAddress(source)) return fetchPicture(source, { mayReach })
  for (const place of zips.get(importId) ?? []) {
    const bytes = await readFrom(place, source)
    if (bytes !== null) return bytes
  }
  throw new PictureMissing('not_in_zip')
}

/** Why a picture cannot be had; null for an error of this server, which is not the picture's fault. */
function ruleOf(error: unknown): PictureRule | null {
  if (error instanceof PictureMissing) return error.rule
  if (error instanceof TooManyPixels) return 'pixels'
  return error instanceof NoPicture || error instanceof BadZip ? 'no_picture' : null
}

/** Stores a picture in its sizes. Its name is kept first, so that what a kill leaves behind is found and deleted. */
async function store({ db, files, now }: PictureAround, picture: Picture, bytes: Buffer): Promise<void> {
  const { name, files: parts } = await encodeFiles(bytes, 'product')
  if (picture.name !== null) for (const file of filesOf(picture.name)) await files.remove(file)
  await db.update(importPictures).set({ name }).where(eq(importPictures.id, picture.id))
  for (const [part, encoded] of parts) await files.put(part, encoded)
  const size = parts.reduce((sum, [, encoded]) => sum + encoded.length, 0)
  const path = `${UPLOADS_PREFIX}/${name}`
  await transaction(db, async (tx) => {
    const { userId, shopId } = one(await tx.select().from(imports).where(eq(imports.id, picture.importId)))
    const source = isAddress(picture.source) ? keyOfSource(picture.source) : null
    await keepFetched(tx, { userId, shopId, name, bytes: size, source, at: now() })
    await tx.update(importPictures).set({ state: 'fetched', path }).where(eq(importPictures.id, picture.id))
  })
}

async function fetchOne(around: PictureAround, picture: Picture, zips: Zips): Promise<void> {
  try {
    await store(around, picture, await bytesOf(around, picture, zips))
  } catch (error) {
    const rule = ruleOf(error)
    // tried again when it is free
    if (rule === null)
      return around.log.error({ err: error, picture: String(picture.id) }, 'a picture could not be kept')
    await around.db.update(importPictures).set({ state: 'failed', rule }).where(eq(importPictures.id, picture.id))
  }
}

/** Fetches some pictures. Returns whether there may be more. */
export async function fetchSome(around: PictureAround): Promise<boolean> {
  const zips = await zipsHere(around.dataFolder)
  const taken = await take(around, zips)
  await Promise.all(taken.map((picture) => fetchOne(around, picture, zips)))
  return taken.length > 0
}

/** Has pictures that were not in a ZIP looked for again, in the one that has come. */
export async function lookAgain(db: Db, importId: bigint): Promise<void> {
  await db
    .update(importPictures)
    .set({ state: 'waiting', rule: null, settled: false, takenUntil: null })
    .where(
      and(
        eq(importPictures.importId, importId),
        eq(importPictures.state, 'failed'),
        eq(importPictures.rule, 'not_in_zip'),
        notLike(importPictures.source, 'http%://%'),
      ),
    )
}
