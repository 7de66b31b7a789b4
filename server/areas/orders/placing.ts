/** What placing orders needs besides the cart: columns of the statement that locks the purchase, or of one of their own. */
import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import type { CustomerSnapshot } from '../../kernel/db/schema/orders'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'
import { TERMS, type TermsColumns } from '../settlement/terms'
import { hooksFor } from '../webhooks/queue'

/** Null: no row. */
export interface PlacingColumns extends TermsColumns {
  readonly customer: CustomerSnapshot
  /** An id for the order of each shop. */
  readonly order_ids: readonly string[] | null
  readonly hooks: readonly string[] | null
}

/** The columns of a statement with `goods`. Placeholder: userId. */
export const PLACING = sql`
  (select json_build_object('name', u.firstname, 'email', u.email, 'telephone', u.phone)
    from users u where u.id = ${sql.placeholder('userId')}::bigint) as customer,
  (select json_agg(nextval('orders_id_seq')::text) from (select distinct shop_id from goods) of_shop) as order_ids,
  ${hooksFor('order.placed')} as hooks, ${TERMS}`

const read = statement<PlacingColumns>(
  'orders:placing',
  () => sql`
    with goods as materialized (
      select p.shop_id, p.id as product_id from products p
      where p.id in (select unnest(${sql.placeholder('productIds')}::text::bigint[])))
    select ${PLACING}`,
)

/** The same for these products. */
export const readPlacing = async (tx: Tx, userId: bigint, productIds: readonly bigint[]): Promise<PlacingColumns> =>
  one(await read(tx, { userId: String(userId), productIds: `{${productIds.join(',')}}` }))
