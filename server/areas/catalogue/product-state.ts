/** The states of a product [state.product]. */
import { sql } from 'drizzle-orm'
import type { ProductState } from '@contract/desk/words'
import { products } from '../../kernel/db/schema/catalogue'

/**
 * The columns of a product in a state, which have to be written together: a check constraint refuses contradictions.
 * `at` is when it enters the state; listedAt keeps the first time.
 */
export function productIn(state: ProductState, at: Date) {
  const moment = sql`coalesce(${products.listedAt}, ${at.toISOString()}::timestamptz)`
  return { state, withdrawn: state !== 'listed', ...(state === 'listed' ? { listedAt: moment } : {}) }
}

/** The state of a product after a refused or withdrawn request. */
export const restingState = ({ listedAt }: Pick<typeof products.$inferSelect, 'listedAt'>) =>
  listedAt === null ? 'draft' : 'withdrawn'
