/** Orders of a filled shop, as if they had been placed, paid, shipped and settled one by one. */
import { sql } from 'drizzle-orm'
import { TO_BE_PAID_LIFE_S } from '@contract/base/constants'
import { readMoney } from '../../../areas/settings/money'
import type { Tx } from '../../../kernel/db/types'
import { writeGoods } from './goods'
import { bookPortion } from './money'
import { draftPortion, type Portion } from './order-drafts'

const CARRIER = 'Carteiro'

async function insertOrders(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into orders (id, order_number, user_id, shop_id, status, payment_status, payment_method, product_total,
      shipping_cost, tax_total, grand_total, shipping_method, arrival_method, address, customer, shop, paid_wallet,
      paid_currency, paid_rate, paid_amount, carrier, tracking_number, created_at, status_at, expires_at, paid_at,
      shipped_at, delivered_at, completed_at, settles, card_fee_bps, card_fee_fixed, cash_with, settled_at)
    select o.id, o.number, o.user_id, o.shop_id, o.status,
      case when o.paid is not null then case when o.cancelled is null then 'paid' else 'refunded' end
        when o.agreed is not null and o.delivered is not null then 'paid' else 'unpaid' end,
      case when o.paid is not null then 'wallet' when o.agreed is not null then 'cash_on_delivery' end,
      o.product_total, o.shipping, o.tax_total, o.total, o.shipping_method, o.method_names,
      jsonb_build_object('name', a.name, 'street', a.street, 'zip', a.zip, 'city', a.city, 'state', a.state,
        'country', a.country, 'phone', a.phone, 'email', a.email),
      jsonb_build_object('name', o.firstname, 'email', o.email, 'telephone', ''), o.shop,
      case when o.paid is not null then 'USD' end, case when o.paid is not null then 'USD' end,
      case when o.paid is not null then '1' end, case when o.paid is not null then o.total end,
      case when o.shipped is not null then ${CARRIER} end,
      case when o.shipped is not null then 'CT' || (7000000000 + o.id * 37) || 'PT' end,
      o.at, o.status_at,
      case when o.status = 'to_be_paid' then o.at + ${sql.raw(String(TO_BE_PAID_LIFE_S))} * interval '1 second' end,
      coalesce(o.paid, case when o.agreed is not null then o.delivered end), o.shipped,
      coalesce(o.delivered, o.confirmed), o.completed, true, o.fee_bps, o.fee_fixed, o.cash_with, o.settled
    from fill_orders o join addresses a on a.user_id = o.user_id and a.is_default
    order by o.id`)
  await tx.execute(sql`
    insert into order_lines (order_id, product_id, sku_id, sku, name, image, ground, options, qty, price, row_price,
      commission_bps)
    select order_id, product_id, sku_id, sku, names, image, ground, options, qty, price, row_price, commission_bps
    from fill_lines order by order_id, i`)
}

async function insertHistory(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into order_events (order_id, status, at)
    select order_id, status, at from fill_events order by order_id, position`)
  await tx.execute(sql`
    insert into track_events (order_id, state, place, at)
    select e.order_id, case e.status when 'shipped' then 'picked_up' when 'in_transit' then 'on_the_way' else 'handed_over' end,
      case e.status when 'delivered' then o.address ->> 'city' else '' end, e.at
    from fill_events e join orders o on o.id = e.order_id
    where e.status in ('shipped', 'in_transit', 'delivered') order by e.order_id, e.position`)
  await tx.execute(sql`
    insert into stock_movements (order_id, sku_id, kind, delta, at)
    select o.id, l.sku_id, k.kind, k.sign * l.qty, k.at
    from fill_orders o join fill_lines l on l.order_id = o.id
      cross join lateral (values ('sale', -1, o.at), ('cancellation', 1, o.cancelled)) as k(kind, sign, at)
    where k.at is not null order by o.id, l.sku_id`)
}

/**
 * Adds a portion of orders with their history, their money and its statements. The stock of the variants is what is left
 * after them, and what products sold counts them already.
 */
export async function addOrders(tx: Tx, portion: Portion): Promise<void> {
  await writeGoods(tx)
  await draftPortion(tx, portion, (await readMoney(tx)).hold_days)
  await insertOrders(tx)
  await insertHistory(tx)
  await bookPortion(tx)
}
