/**
 * The invariants of the data: each check finds the rows that violate a rule [money.ledger-zero] [money.one-debit]
 * [stock.sum].
 */
import { sql } from 'drizzle-orm'
import { rows } from '../../kernel/db/rows'
import type { Db } from '../../kernel/db/types'
import { CARD_INVARIANTS } from './card-invariants'
import type { Invariant } from './invariant'
import { SETTLEMENT_INVARIANTS } from './settlement-invariants'

const INVARIANTS: readonly Invariant[] = [
  {
    name: 'the ledger sums to zero per currency',
    breaches: sql`
      select currency || ' sums to ' || sum(amount) as breach from ledger_entries group by currency having sum(amount) <> 0`,
  },
  {
    name: 'the entries of each transfer sum to zero per currency',
    breaches: sql`
      select 'transfer ' || transfer_id || ' in ' || currency as breach
      from ledger_entries group by transfer_id, currency having sum(amount) <> 0`,
  },
  {
    name: 'a balance is the sum of its entries',
    breaches: sql`
      select 'account ' || a.id || ' says ' || a.balance || ', its entries ' || coalesce(sum(e.amount), 0) as breach
      from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      where a.user_id is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: 'what is frozen is what withdrawals wait for, wallet by wallet',
    breaches: sql`
      select 'user ' || coalesce(a.user_id, w.user_id) || ' wallet ' || coalesce(a.wallet, w.wallet) || ' has '
        || coalesce(a.frozen, 0) || ' frozen for ' || coalesce(w.asked, 0) as breach
      from (
        select user_id, wallet, sum(balance) as frozen from ledger_accounts
        where kind = 'user_frozen' group by user_id, wallet) a
      full join (
        select user_id, wallet, sum(amount) as asked from wallet_records
        where type = 'withdraw' and state in ('pending', 'review') group by user_id, wallet) w
        on w.user_id = a.user_id and w.wallet = a.wallet
      where coalesce(a.frozen, 0) <> coalesce(w.asked, 0)`,
  },
  {
    name: 'a withdrawal leaves the platform once when it is completed, and never else',
    breaches: sql`
      select 'withdrawal ' || r.id || ' left ' || count(e.id) || ' times' as breach
      from wallet_records r
      left join ledger_transfers t on t.type = 'withdraw' and t.reference = 'withdraw:' || r.id
      left join ledger_entries e on e.transfer_id = t.id and e.amount = r.amount and e.currency = r.currency
        and e.account_id in (select id from ledger_accounts where kind = 'bank')
      where r.type = 'withdraw'
      group by r.id having count(e.id) <> case when r.state = 'completed' then 1 else 0 end`,
  },
  {
    name: 'a recharge is credited once when it is completed, and never else',
    breaches: sql`
      select 'recharge ' || r.id || ' came in ' || count(e.id) || ' times' as breach
      from wallet_records r
      left join ledger_transfers t on t.type = 'recharge' and t.reference = 'recharge:' || r.id
      left join ledger_entries e on e.transfer_id = t.id and e.amount = r.amount and e.currency = r.currency
        and e.account_id in (
          select id from ledger_accounts where kind = 'user_available' and user_id = r.user_id and wallet = r.wallet)
      where r.type = 'recharge'
      group by r.id having count(e.id) <> case when r.state = 'completed' then 1 else 0 end`,
  },
  {
    name: 'no balance of a user is negative, except that of a store',
    breaches: sql`select 'account ' || id as breach from ledger_accounts where balance < 0 and kind <> 'user_store'`,
  },
  {
    name: 'an order that a wallet paid belongs to exactly one payment that is paid',
    breaches: sql`
      select 'order ' || o.id || ' has ' || count(p.id) || ' payments' as breach
      from orders o
      left join payment_orders po on po.order_id = o.id
      left join payments p on p.id = po.payment_id and p.state = 'paid' and p.method = 'wallet'
      where o.paid_wallet is not null group by o.id having count(p.id) <> 1`,
  },
  {
    name: 'a payment is split over its orders exactly',
    breaches: sql`
      select 'payment ' || p.id as breach
      from payments p
      join payment_orders po on po.payment_id = p.id
      join orders o on o.id = po.order_id
      where p.method = 'wallet' and p.state = 'paid'
      group by p.id having sum(o.paid_amount) is distinct from p.amount or bool_or(o.paid_currency <> p.currency)`,
  },
  {
    name: 'a payment has exactly one debit of its charge',
    breaches: sql`
      select 'payment ' || p.id || ' has ' || count(e.id) || ' debits' as breach
      from payments p
      left join ledger_transfers t on t.type = 'payment' and t.reference = 'payment:' || p.id
      left join ledger_entries e on e.transfer_id = t.id and e.amount = -p.amount and e.currency = p.currency
        and e.account_id in (select id from ledger_accounts where kind = 'user_available' and user_id = p.user_id)
      where p.method = 'wallet' and p.state = 'paid' and p.amount <> 0
      group by p.id having count(e.id) <> 1 or count(distinct t.id) <> 1`,
  },
  {
    name: 'no debit is without its payment',
    breaches: sql`
      select 'transfer ' || t.id as breach from ledger_transfers t
      where t.type = 'payment' and not exists (
        select from payments p where p.transfer_id = t.id and t.reference = 'payment:' || p.id)`,
  },
  {
    name: 'a cancelled order that a wallet paid got its charge back exactly once',
    breaches: sql`
      select 'order ' || o.id as breach
      from orders o
      left join ledger_transfers t on t.type = 'order_refund' and t.reference = 'order:' || o.id
      left join ledger_entries e on e.transfer_id = t.id and e.amount = o.paid_amount and e.currency = o.paid_currency
        and e.account_id in (select id from ledger_accounts where kind = 'user_available' and user_id = o.user_id)
      where o.paid_wallet is not null and o.paid_amount <> 0
      group by o.id having count(e.id) <> case when o.status = 'cancelled' then 1 else 0 end`,
  },
  {
    name: 'the stock that orders hold is their lines, unless they are cancelled',
    breaches: sql`
      select 'order ' || l.order_id || ' sku ' || l.sku_id as breach
      from order_lines l
      join orders o on o.id = l.order_id
      left join stock_movements m on m.order_id = l.order_id and m.sku_id = l.sku_id and m.kind <> 'refund_restock'
      group by l.id, o.status having coalesce(sum(m.delta), 0) <> case when o.status = 'cancelled' then 0 else -l.qty end`,
  },
  {
    name: 'no more pieces are refunded, or put back into the stock, than were bought',
    breaches: sql`
      select 'line ' || l.id as breach from order_lines l
      left join lateral (
        select coalesce(sum(i.qty), 0) as asked from refund_items i join refunds r on r.id = i.refund_id
        where i.line_id = l.id and r.state in ('review', 'approved')) a on true
      left join lateral (
        select sum(m.delta) as delta from stock_movements m
        where m.order_id = l.order_id and m.sku_id = l.sku_id and m.kind = 'refund_restock') m on true
      where a.asked > l.qty or coalesce(m.delta, 0) > a.asked`,
  },
  {
    name: 'no more pieces are in parcels than were bought, and an order says whether some are still to be sent',
    breaches: sql`
      select 'order ' || l.order_id as breach from order_lines l
      join orders o on o.id = l.order_id
      left join lateral (select sum(p.qty) as qty from parcel_lines p where p.line_id = l.id) s on true
      left join lateral (
        select sum(i.qty) as qty from refund_items i join refunds r on r.id = i.refund_id
        where i.line_id = l.id and r.state = 'approved') b on true
      where o.partly_sent or exists (select from parcels p where p.order_id = o.id)
      group by l.order_id, o.partly_sent, o.status
      having bool_or(coalesce(s.qty, 0) > l.qty) or o.status = 'cancelled'
        or o.partly_sent <> bool_or(l.qty - coalesce(s.qty, 0) - coalesce(b.qty, 0) > 0)`,
  },
  {
    name: 'no order gives back more than it took',
    breaches: sql`
      select 'order ' || o.id as breach from orders o join refunds r on r.order_id = o.id and r.state = 'approved'
      group by o.id having sum(r.amount) > o.grand_total
        or (o.paid_amount is not null and sum(r.paid_amount) > o.paid_amount)`,
  },
  {
    name: 'an approved refund moved its money once',
    breaches: sql`
      select 'refund ' || r.id as breach from refunds r
      left join ledger_transfers t on t.type = 'order_refund' and t.reference = 'refund:' || r.id
      where r.paid_wallet <> 'bank_card' and r.paid_amount <> 0
      group by r.id having count(t.id) <> case when r.state = 'approved' then 1 else 0 end`,
  },
  {
    // not a foreign key, which would bind orders to the catalogue: docs/decisions/0044-columns.md
    name: 'every order is of a shop that is there',
    breaches: sql`
      select 'order ' || o.id || ' is of shop ' || o.shop_id as breach
      from orders o where not exists (select from shops s where s.id = o.shop_id)`,
  },
  {
    name: 'every order has lines',
    breaches: sql`
      select 'order ' || o.id as breach from orders o
      where not exists (select from order_lines l where l.order_id = o.id)
        or o.product_total <> (select sum(l.row_price) from order_lines l where l.order_id = o.id)`,
  },
  {
    name: 'the lines of an order share its coupon exactly',
    breaches: sql`
      select 'order ' || o.id as breach from orders o join order_lines l on l.order_id = o.id
      group by o.id having sum(l.coupon_share) <> o.coupon_cost or (o.coupon_cost <> 0) <> (o.coupon_use_id is not null)`,
  },
  {
    name: 'a coupon of a shop is used by its orders alone, and the shop bears its discount; the marketplace bears its own',
    breaches: sql`
      select 'order ' || o.id as breach from orders o
      join coupon_uses u on u.id = o.coupon_use_id join coupons c on c.id = u.coupon_id
      where (c.shop_id is null) <> (o.coupon_bearer = 'platform') or c.shop_id <> o.shop_id`,
  },
  {
    name: 'a coupon counts the purchases that hold it',
    breaches: sql`
      select 'coupon ' || c.id as breach from coupons c
      left join coupon_uses u on u.coupon_id = c.id and u.returned_at is null
      group by c.id having count(u.id) <> c.uses`,
  },
  {
    name: 'a coupon is given back when all orders of its purchase are cancelled, and not before',
    breaches: sql`
      select 'use ' || u.id as breach from coupon_uses u join orders o on o.coupon_use_id = u.id
      group by u.id having bool_and(o.status = 'cancelled') <> (u.returned_at is not null)`,
  },
  {
    name: 'what a shop asked has exactly one audit row once it is decided, and none before',
    breaches: sql`
      select 'request ' || r.id || ' has ' || count(a.id) as breach from shop_requests r
      left join audits a on a.subject_id = r.id and a.subject = case r.type when 200 then 'listing_requests' else 'storage' end
        and a.action = case r.state when 1 then 'approve' else 'refuse' end
      group by r.id having count(a.id) <> case when r.withdrawn then 0 else abs(r.state) end`,
  },
  {
    name: 'a product is under review while a request to list it is open, and not else',
    breaches: sql`
      select 'product ' || p.id || ' is ' || p.state as breach from products p
      left join shop_requests r on r.product_id = p.id and r.type = 200 and r.state = 0
      where (p.state = 'review') <> (r.id is not null)`,
  },
  {
    name: 'a refund is as the audit row of its decision says',
    // an objection of the shop decides nothing
    breaches: sql`
      select 'refund ' || r.id || ' is ' || r.state as breach from refunds r
      join audits a on a.subject = 'refunds' and a.subject_id = r.id and a.action in ('approve', 'refuse')
      group by r.id having count(a.id) <> 1
        or r.state <> case max(a.action) when 'approve' then 'approved' else 'refused' end`,
  },
  {
    name: 'a recharge or withdrawal is as the last audit row says',
    breaches: sql`
      select 'record ' || w.id || ' is ' || w.state as breach from wallet_records w
      join lateral (
        select (a.after ->> 'state')::int as state from audits a
        where a.subject in ('recharges', 'withdrawals') and a.subject_id = w.id order by a.id desc limit 1
      ) said on true
      where case w.state when 'completed' then 1 when 'failed' then -1 when 'recalled' then -1 else 0 end <> said.state
        and not (said.state = 0 and w.state = 'recalled')`,
  },
  {
    name: 'an order that an operator or its shop moved entered the state of its audit row',
    // a corrected tracking number moves nothing, and neither does a further parcel
    breaches: sql`
      select 'audit ' || a.id as breach from audits a
      where a.subject = 'orders' and a.action <> 'parcel' and not exists (
        select from order_events e where e.order_id = a.subject_id and e.status = a.after ->> 'status')
      and (a.after ? 'status' or not exists (select from parcels p where p.order_id = a.subject_id))`,
  },
  ...CARD_INVARIANTS,
  ...SETTLEMENT_INVARIANTS,
  {
    name: 'no stock is negative',
    breaches: sql`select 'sku ' || id as breach from skus where stock < 0`,
  },
  {
    name: 'a change of stock is of a variant that is on its product, or was dropped, and not of both',
    breaches: sql`
      select 'sku ' || m.sku_id as breach from (select distinct sku_id from stock_movements) m
      where (select count(*) from skus s where s.id = m.sku_id)
        + (select count(*) from dropped_skus d where d.id = m.sku_id) <> 1`,
  },
  {
    name: 'the stock of a variant is the sum of its movements',
    breaches: sql`
      with all_skus as (select id, stock from skus union all select id, 0 from dropped_skus)
      select 'sku ' || s.id as breach from all_skus s left join stock_movements m on m.sku_id = s.id
      group by s.id, s.stock having s.stock <> coalesce(sum(m.delta), 0)`,
  },
]

/** One line per violation; empty if there is none. */
export async function checkInvariants(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const { name, breaches } of INVARIANTS) {
    for (const { breach } of await rows<{ breach: string }>(db, breaches)) found.push(`${name}: ${breach}`)
  }
  return found
}
