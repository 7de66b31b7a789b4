/** The states of a product [state.product]. */
import { and, sql, type SQLWrapper } from 'drizzle-orm'
import type { ProductState } from '@contract/base/product-constants'
import { one } from '@contract/rules/lists'
import { rows } from '../../kernel/db/rows'
import { productImages, products, skus } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'

/**
 * The columns of a product in a state, which have to be written together: a check constraint refuses contradictions.
 * `at` is when it enters the state; listedAt keeps the first time, from which on the product is new.
 */
export function productIn(state: ProductState, at: Date) {
  const moment = sql`coalesce(${products.listedAt}, ${at.toISOString()}::timestamptz)`
  if (state !== 'listed') return { state, hidden: true }
  const createdAt = sql`case when ${products.listedAt} is null then ${at.toISOString()}::timestamptz else ${products.createdAt} end`
  return { state, hidden: false, listedAt: moment, createdAt }
}

/** The state of a product after a refused or withdrawn request. */
export const restingState = ({ listedAt }: Pick<typeof products.$inferSelect, 'listedAt'>) =>
  listedAt === null ? 'draft' : 'withdrawn'

/** The lists of a product that may not be empty before it is on sale: its pictures, and its variants on offer. */
type Lacking = 'images' | 'skus'

interface Content {
  readonly images: readonly unknown[]
  readonly skus: readonly { readonly discontinued: boolean }[]
}

/** What it lacks; empty: it can be sold. */
export function lackingIn({ images, skus: variants }: Content): Lacking[] {
  return [
    ...(images.length > 0 ? [] : (['images'] as const)),
    ...(variants.some(({ discontinued }) => !discontinued) ? [] : (['skus'] as const)),
  ]
}

const HAS_PICTURE = (id: SQLWrapper) => sql`exists (select from ${productImages} i where i.product_id = ${id})`
const HAS_VARIANT = (id: SQLWrapper) =>
  sql`exists (select from ${skus} s where s.product_id = ${id} and not s.discontinued)`

/** The condition that a stored product can be sold. */
export const IS_COMPLETE = and(HAS_PICTURE(products.id), HAS_VARIANT(products.id))

/** The same of a stored product. */
export async function lackingOf(db: Db, productId: bigint): Promise<Lacking[]> {
  const id = sql`${productId}::bigint`
  const found = one(
    await rows<{ picture: boolean; offered: boolean }>(
      db,
      sql`select ${HAS_PICTURE(id)} as picture, ${HAS_VARIANT(id)} as offered`,
    ),
  )
  return lackingIn({ images: found.picture ? [true] : [], skus: [{ discontinued: !found.offered }] })
}
