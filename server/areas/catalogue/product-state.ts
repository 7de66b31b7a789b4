/** The states of a product [state.product]. */
import { sql } from 'drizzle-orm'
import type { ProductState } from '@contract/desk/words'
import { products } from '../../kernel/db/schema/catalogue'

/**
 * The columns of a product in this state, to be written together: the table refuses one without the other. `at` is when
 * it enters the state; the first time that it is on sale stays.
 */
export function productIn(state: ProductState, at: Date) {
  const moment = sql`coalesce(${products.listedAt}, ${at.toISOString()}::timestamptz)`
  return { state, withdrawn: state !== 'listed', ...(state === 'listed' ? { listedAt: moment } : {}) }
}

/** Where a product goes back to that no operator has put on sale, or that its shop has taken back. */
export const restingState = ({ listedAt }: Pick<typeof products.$inferSelect, 'listedAt'>) =>
  listedAt === null ? 'draft' : 'withdrawn'
