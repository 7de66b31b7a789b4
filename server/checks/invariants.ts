/** What must hold whatever happened: each check finds the rows that break a rule (gaps §4 and §6). */
import { sql, type SQL } from 'drizzle-orm'
import { rows } from '../db/rows'
import type { Db } from '../db/types'

interface Invariant {
  readonly name: string
  /** Selects one text per breach. */
  readonly breaches: SQL
}

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
    name: 'no balance of a user is negative',
    breaches: sql`select 'account ' || id as breach from ledger_accounts where balance < 0`,
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
      left join stock_movements m on m.order_id = l.order_id and m.sku_id = l.sku_id
      group by l.id, o.status having coalesce(sum(m.qty), 0) <> case when o.status = 'cancelled' then 0 else -l.qty end`,
  },
  {
    name: 'every order has lines',
    breaches: sql`
      select 'order ' || o.id as breach from orders o
      where not exists (select from order_lines l where l.order_id = o.id)
        or o.product_total <> (select sum(l.row_price) from order_lines l where l.order_id = o.id)`,
  },
  {
    name: 'no stock is negative',
    breaches: sql`select 'sku ' || id as breach from skus where stock < 0`,
  },
]

/** The stock of every SKU now, with what orders hold of it added back: it stays the same whatever is bought. */
export async function countAllStock(db: Db): Promise<Map<string, number>> {
  const found = await rows<{ id: string; pieces: number }>(
    db,
    sql`
      select s.id::text as id, (s.stock - coalesce(sum(m.qty), 0))::int as pieces
      from skus s left join stock_movements m on m.sku_id = s.id group by s.id`,
  )
  return new Map(found.map(({ id, pieces }) => [id, pieces]))
}

/** Every breach in one line each; empty when all is well. `stockBefore` is countAllStock's answer from before. */
export async function checkInvariants(db: Db, stockBefore?: ReadonlyMap<string, number>): Promise<string[]> {
  const found: string[] = []
  for (const { name, breaches } of INVARIANTS) {
    for (const { breach } of await rows<{ breach: string }>(db, breaches)) found.push(`${name}: ${breach}`)
  }
  if (!stockBefore) return found
  for (const [id, pieces] of await countAllStock(db)) {
    const before = stockBefore.get(id)
    if (before !== pieces) found.push(`stock is bought or returned by orders alone: sku ${id} ${before} → ${pieces}`)
  }
  return found
}
