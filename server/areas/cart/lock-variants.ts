/** The order of locks between those who buy a variant and the shop that drops it [rule.seller-variants]. */
import { sql, type SQL } from 'drizzle-orm'

/**
 * A table expression `held` with those of these variants that are on offer, which nobody deletes until the transaction ends:
 * locked in the order of their ids, after the cart, as orders and saves of products lock them. It waits for a save that is dropping
 * one, and then has not got it; it does not wait for purchases, which lock a variant less strongly.
 */
export const lockVariants = (ids: SQL): SQL => sql`
  held as materialized (
    select s.id from skus s where s.id in (${ids}) and not s.discontinued order by s.id for key share)`
