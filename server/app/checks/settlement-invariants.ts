/** Invariants of settlements: what is held for shops, what they have, and their statements [money.settlement]. */
import { sql, type SQL } from 'drizzle-orm'
import type { Invariant } from './invariant'

/** What the entries of a platform account sum up to, in USD. */
const held = (kind: string): SQL => sql`(
  select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
  where a.kind = ${kind} and e.currency = 'USD')`

/** What approved refunds took from an order. */
const REFUNDED = sql`(
  select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id and r.state = 'approved')`

export const SETTLEMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'what is held for shops is what open orders owe, and refunds that are on their way to cards',
    breaches: sql`
      select held || ' is held, ' || owed || ' is owed, ' || under_way || ' is under way' as breach from (
        select ${held('sales')} as held,
          (select coalesce(sum(o.grand_total - o.lost - ${REFUNDED}), 0) from orders o
            where o.paid_at is not null and o.status <> 'cancelled' and o.settled_at is null) as owed,
          (select coalesce(sum(c.amount), 0) from card_refunds c
            where c.reason in ('cancel', 'refund') and c.state not in ('done', 'wallet')) as under_way) s
      where held <> owed + under_way`,
  },
  {
    name: 'the cash that is out is that of delivered orders, until their shops are charged for it',
    breaches: sql`
      select cash || ' is booked, ' || out || ' is out' as breach from (
        select ${held('cash')} as cash,
          (select coalesce(sum(o.grand_total), 0) from orders o
            where o.payment_method = 'cash_on_delivery' and o.paid_at is not null
              and (o.settled_at is null or o.cash_with = 'platform')) as out) s
      where cash <> -out`,
  },
  {
    name: 'an order is settled once, when it is completed and paid',
    breaches: sql`
      select 'order ' || o.id || ' is settled ' || count(t.id) || ' times' as breach
      from orders o
      left join settlement_lines l on l.order_id = o.id and l.kind = 'settle'
      left join ledger_transfers t on t.id = l.transfer_id and t.type = 'settlement' and t.reference = 'settle:' || o.id
      group by o.id
      having count(t.id) <> case when o.settled_at is null then 0 else 1 end or count(l.id) <> count(t.id)
        or (o.settled_at is not null and (o.status <> 'completed' or o.paid_at is null))`,
  },
  {
    name: 'what a settled order brought its shop is what stayed paid of it',
    breaches: sql`
      select 'order ' || o.id || ' brought ' || sum(l.goods + l.shipping) as breach
      from orders o join settlement_lines l on l.order_id = o.id and l.kind in ('settle', 'back', 'loss')
      group by o.id having sum(l.goods + l.shipping) <> o.grand_total - o.lost - ${REFUNDED}`,
  },
  {
    // that no refund is left out follows from the sums above: two processes' clocks do not tell which was first
    name: 'only an approved refund of a settled order takes back',
    breaches: sql`
      select 'refund ' || r.id as breach from refunds r join orders o on o.id = r.order_id
      join settlement_lines l on l.refund_id = r.id
      where r.state <> 'approved' or o.settled_at is null`,
  },
  {
    name: 'what a store has is the sum of its statement',
    breaches: sql`
      select 'the store of user ' || coalesce(a.user_id, l.user_id) || ' has ' || coalesce(a.balance, 0) || ', its lines '
        || coalesce(l.net, 0) as breach
      from (select user_id, balance from ledger_accounts where kind = 'user_store' and wallet = 'USD') a
      full join (
        select user_id, sum(net) as net from settlement_lines where user_id is not null group by user_id) l
        on l.user_id = a.user_id
      where coalesce(a.balance, 0) <> coalesce(l.net, 0)`,
  },
  {
    name: 'each line of a statement has its entry, and each entry of a store its line',
    breaches: sql`
      select 'transfer ' || coalesce(l.transfer_id, e.transfer_id) || ' of user ' || coalesce(l.user_id, e.user_id) as breach
      from (
        select transfer_id, user_id, net, count(*) as many from settlement_lines
        where user_id is not null and net <> 0 group by transfer_id, user_id, net) l
      full join (
        select e.transfer_id, a.user_id, e.amount, count(*) as many
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.kind = 'user_store' and a.wallet = 'USD' group by e.transfer_id, a.user_id, e.amount) e
        on e.transfer_id = l.transfer_id and e.user_id = l.user_id and e.amount = l.net
      where l.many is distinct from e.many`,
  },
  {
    name: 'commission, fees and promotions are those of the statements',
    breaches: sql`
      select kind || ' is ' || booked || ', the lines say ' || said as breach from (
        select 'commission' as kind, ${held('commission')} as booked, coalesce(sum(commission), 0) as said from settlement_lines
        union all select 'fees', ${held('fees')}, coalesce(sum(fee), 0) from settlement_lines
        union all select 'promotions', ${held('promotions')}, -coalesce(sum(promotion), 0) from settlement_lines) s
      where booked <> said`,
  },
]
