/** The pictures that lines name and this market has already. */
import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { productImages, skus } from '../../../kernel/db/schema/catalogue'
import { pictureSources } from '../../../kernel/db/schema/imports'
import { uploads } from '../../../kernel/db/schema/uploads'
import type { Db } from '../../../kernel/db/types'
import { UPLOADS_PREFIX } from '../../uploads/addresses'
import type { FileLine } from '../file/read-file'
import { isAddress, isPath, sourcesOf } from './images'
import type { Known } from './propose'
import type { Shelf } from './shelf'

export const keyOfSource = (source: string): string => createHash('sha256').update(source).digest('hex')

/** Both forms of a path: with and without a slash at its beginning. */
const forms = (path: string) => (path.startsWith('/') ? [path, path.slice(1)] : [path, `/${path}`])

/**
 * Those of these paths that lead to a picture of a product. Pictures of products are public, so that another product, also of
 * another shop, may show the same file.
 */
async function knownPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const asked = [...new Set(paths.flatMap(forms))]
  const names = asked.flatMap((path) =>
    path.startsWith(`${UPLOADS_PREFIX}/`) ? [path.slice(UPLOADS_PREFIX.length + 1)] : [],
  )
  const shown = await db
    .select({ path: productImages.path })
    .from(productImages)
    .where(inArray(productImages.path, asked))
  const ofSkus = await db.select({ path: skus.image }).from(skus).where(inArray(skus.image, asked))
  const kept = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(inArray(uploads.name, names), eq(uploads.purpose, 'product'), isNull(uploads.droppedAt)))
    .for('key share')
  const all = [...shown, ...ofSkus].flatMap(({ path }) => (path === null ? [] : [path]))
  return new Set([...all, ...kept.map(({ name }) => `${UPLOADS_PREFIX}/${name}`)])
}

/** The upload to which the path of a source leads. */
const nameOfPath = sql`substr(${pictureSources.path}, ${sql.raw(String(UPLOADS_PREFIX.length + 2))})`

interface Around {
  readonly shopId: bigint
  readonly shelf: Shelf
}

/**
 * What is known to propose these lines. At most four statements, however many lines there are. Within a transaction, the
 * uploads among them are kept until its end, though nothing may have referred to them.
 */
export async function knownOf(db: Db, { shopId, ...around }: Around, lines: readonly FileLine[]): Promise<Known> {
  const cells = lines.flatMap(({ cells: { images, sku_image: ofSku } }) => [images, ofSku])
  const sources = [...new Set(cells.flatMap((cell) => (cell ? sourcesOf(cell).sources : [])))]
  const paths = await knownPaths(db, sources.filter(isPath))
  const keys = sources.filter(isAddress).map(keyOfSource)
  const found =
    keys.length === 0
      ? []
      : await db
          .select({ source: pictureSources.source, path: pictureSources.path })
          .from(pictureSources)
          .innerJoin(uploads, and(eq(uploads.name, nameOfPath), isNull(uploads.droppedAt)))
          .where(and(eq(pictureSources.shopId, shopId), inArray(pictureSources.source, keys)))
          .for('key share', { of: uploads })
  const bySource = new Map(found.map(({ source, path }) => [source, path]))
  return {
    ...around,
    pictureOf: (source) =>
      isAddress(source) ? bySource.get(keyOfSource(source)) : forms(source).find((path) => paths.has(path)),
  }
}
