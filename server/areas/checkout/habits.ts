/** How a buyer bought before, as columns of a larger statement. */
import { sql } from 'drizzle-orm'
import type { PaymentMethod } from '@contract/entities/order'
import type { AddressSnapshot } from '../../kernel/db/schema/orders'

/** Null: no order yet. */
export interface HabitColumns {
  /** Where the newest order went. */
  readonly last_address: AddressSnapshot | null
  /** The method of the newest order with each of these shops. */
  readonly last_methods: readonly { readonly shop: string; readonly method: string }[] | null
  /** What paid the newest order that was paid, or agreed to be paid on delivery. */
  readonly last_payment: { readonly method: PaymentMethod; readonly wallet: string | null } | null
}

const USER = sql`${sql.placeholder('userId')}::bigint`
const NEWEST = sql`order by o.created_at desc, o.id desc limit 1`

/** For a statement with `goods`. Placeholder: userId. */
export const HABITS = sql`
  (select o.address from orders o where o.user_id = ${USER} ${NEWEST}) as last_address,
  (select json_agg(json_build_object('shop', of_shop.shop_id::text, 'method', used.shipping_method))
    from (select distinct shop_id from goods) of_shop
    cross join lateral (
      select o.shipping_method from orders o
      where o.user_id = ${USER} and o.shop_id = of_shop.shop_id ${NEWEST}) used) as last_methods,
  (select json_build_object('method', o.payment_method, 'wallet', o.paid_wallet) from orders o
    where o.user_id = ${USER} and o.payment_method is not null ${NEWEST}) as last_payment`
