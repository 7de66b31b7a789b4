/** Invariants of card payments, refunds to cards, and disputes. */
import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant'

export const CARD_INVARIANTS: readonly Invariant[] = [
  {
    name: 'orders’ money from a card is booked once when it was collected, and not before',
    breaches: sql`
      select 'payment ' || p.id || ' is booked ' || count(t.id) || ' times' as breach from payments p
      left join ledger_transfers t on t.type = 'card_payment' and t.reference = 'payment:' || p.id
      where p.method = 'bank_card' and p.purpose = 'orders'
      group by p.id having count(t.id) <> case when p.charge_ref is null then 0 else 1 end`,
  },
  {
    name: 'money that went back to a card is booked, and the rest not',
    breaches: sql`
      select 'card refund ' || r.id || ' is booked with ' || coalesce(sum(e.amount), 0) as breach from card_refunds r
      left join ledger_transfers t on t.type = 'card_refund' and t.reference = 'card_refund:' || r.id
      left join ledger_entries e on e.transfer_id = t.id and e.currency = r.currency
        and e.account_id in (select id from ledger_accounts where kind = 'bank')
      group by r.id having coalesce(sum(e.amount), 0) <>
        case when r.state = 'done' and r.dispute_id is null then r.amount else 0 end`,
  },
  {
    name: 'money that a card would not take is paid to a wallet once when an operator says so, and never else',
    breaches: sql`
      select 'card refund ' || r.id as breach from card_refunds r
      left join ledger_transfers t on t.type = 'order_refund' and t.reference = 'card_refund:' || r.id
      left join audits a on a.subject = 'card_refunds' and a.subject_id = r.id and a.action = 'to_wallet'
      group by r.id having count(distinct t.id) <> case when r.state = 'wallet' then 1 else 0 end
        or count(distinct a.id) <> count(distinct t.id)`,
  },
  {
    name: 'a payment by card that was collected is asked about no more',
    breaches: sql`
      select 'payment ' || id as breach from payments where charge_ref is not null and next_check_at is not null`,
  },
  {
    name: 'no more goes back from a card’s payment than it paid',
    breaches: sql`
      select 'payment ' || p.id as breach from payments p join card_refunds r on r.payment_id = p.id
      group by p.id, coalesce(r.charge_ref, p.charge_ref) having sum(r.amount) > p.amount`,
  },
  {
    name: 'a further charge of a payment is booked once, and goes back whole',
    breaches: sql`
      select 'card refund ' || r.id as breach from card_refunds r join payments p on p.id = r.payment_id
      left join ledger_transfers t on t.type = 'card_payment' and t.reference = r.reference
      where r.reason = 'second' group by r.id, p.id having count(t.id) <> 1 or r.amount <> p.amount`,
  },
  {
    name: 'what is between a payer and the shop is what their disputes hold, lack and lost',
    breaches: sql`
      select 'dispute ' || d.id || ' is booked with ' || coalesce(sum(e.amount), 0) as breach from card_disputes d
      left join ledger_transfers t on t.type = 'dispute' and t.reference = 'dispute:' || d.id
      left join ledger_entries e on e.transfer_id = t.id
        and e.account_id in (select id from ledger_accounts where kind = 'disputed')
      group by d.id having coalesce(sum(e.amount), 0) <> d.held - d.taken + d.lost`,
  },
  {
    name: 'no more refunds are covered by a lost dispute than it cost',
    breaches: sql`
      select 'dispute ' || d.id as breach from card_disputes d join card_refunds r on r.dispute_id = d.id
      group by d.id having sum(r.amount) > d.lost`,
  },
]
