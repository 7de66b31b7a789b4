/** Brands for operators. */
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { BrandState, OpsBrand } from '@contract/entities/market/catalogue'
import { one } from '@contract/rules/lists'
import { contains } from '../../../kernel/db/contains'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { brands, products } from '../../../kernel/db/schema/catalogue'
import type { Db, Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { namesOf, stampsOf } from '../../saving/version'
import { readPage, type PageFields } from '../../../kernel/http/paging'

export type BrandRow = typeof brands.$inferSelect

/** The number of products of each of these brands. */
async function countProducts(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: products.brandId, total: count() })
    .from(products)
    .where(inArray(products.brandId, [...ids]))
    .groupBy(products.brandId)
  return new Map(found.map(({ id, total }) => [id, total]))
}

async function present(db: Db, found: readonly BrandRow[]): Promise<OpsBrand[]> {
  const totals = await countProducts(
    db,
    found.map(({ id }) => id),
  )
  const names = await namesOf(
    db,
    found.map(({ suggestedBy }) => suggestedBy),
  )
  return (await stampsOf(db, found)).map(({ id, name, image, ground, state, suggestedBy, stamp }) => ({
    brand_id: String(id),
    name,
    image,
    ground,
    state,
    suggested_by: suggestedBy === null ? null : { user_id: String(suggestedBy), name: names.get(suggestedBy) ?? '' },
    products: totals.get(id) ?? 0,
    ...stamp,
  }))
}

export const presentBrand = async (db: Db, row: BrandRow): Promise<OpsBrand> => one(await present(db, [row]))

/** A LIKE pattern for texts that contain this one. */
interface ListAsked extends PageFields {
  readonly q?: string
  readonly state?: BrandState
}

/** A page of brands: suggested ones first, then by name. */
export async function listBrands(db: Db, fields: ListAsked) {
  const { q, state } = fields
  const where = and(
    q === undefined ? undefined : contains(brands.name, q),
    state === undefined ? undefined : eq(brands.state, state),
  )
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: brands.id }).from(brands).where(where)),
    rows: db
      .select()
      .from(brands)
      .where(where)
      .orderBy(sql`(${brands.state} = 'suggested') desc`, asc(sql`lower(${brands.name})`), asc(brands.id)),
    present: (found) => present(db, found),
  })
}

/** Brands by their ids, locked until the transaction ends. Throws 2000019 if one is unknown. */
export async function lockBrands(tx: Tx, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, BrandRow>> {
  const found = await tx
    .select()
    .from(brands)
    .where(inArray(brands.id, [...ids]))
    .orderBy(asc(brands.id))
    .for('update')
  if (found.length < new Set(ids).size) throw new Refusal(Code.notFound)
  return new Map(found.map((row) => [row.id, row]))
}

/** The same for one. */
export async function lockBrand(tx: Tx, id: bigint): Promise<BrandRow> {
  return one([...(await lockBrands(tx, [id])).values()])
}
