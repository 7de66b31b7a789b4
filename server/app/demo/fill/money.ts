/** The money of a filled shop's orders: payments, transfers with their entries, and the statements of both sides. */
import { sql } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { openAccount, platformAccount } from '../../../areas/ledger/accounts'
import type { Tx } from '../../../kernel/db/types'

/** Of the platform. */
type Accounts = Readonly<Record<'platform' | 'sales' | 'cash' | 'commission', bigint>>

/** Opens the accounts of buyers and stores that are not there yet, and puts all of users into a table. */
async function openAccounts(tx: Tx): Promise<Accounts> {
  await tx.execute(sql`
    insert into ledger_accounts (kind, user_id, wallet, currency)
    select kind, user_id, ${BASE_CURRENCY}, ${BASE_CURRENCY} from (
      select distinct 'user_available' as kind, user_id from fill_orders where paid is not null
      union select distinct 'user_store', owner_id from fill_orders where settled is not null and owner_id is not null) s
    order by 1, 2 on conflict do nothing`)
  await tx.execute(sql`
    create temp table fill_accounts on commit drop as
    select id, kind, user_id, balance from ledger_accounts
    where wallet = ${BASE_CURRENCY} and kind in ('user_available', 'user_store')`)
  await tx.execute(sql`analyze fill_accounts`)
  return {
    platform: await openAccount(tx, platformAccount('platform', BASE_CURRENCY)),
    sales: await openAccount(tx, platformAccount('sales', BASE_CURRENCY)),
    cash: await openAccount(tx, platformAccount('cash', BASE_CURRENCY)),
    commission: await openAccount(tx, platformAccount('commission', BASE_CURRENCY)),
  }
}

/** Buyers get what they are about to spend, and a little more. */
async function draftTransfers(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temp table fill_payments on commit drop as
    select nextval('payments_id_seq') as id, o.id as order_id, o.user_id, o.total, coalesce(o.paid, o.agreed) as at,
      case when o.paid is null then 'cash_on_delivery' else 'wallet' end as method
    from (select * from fill_orders where paid is not null or agreed is not null order by id) o`)
  await tx.execute(sql`
    create temp table fill_transfers on commit drop as
    select nextval('ledger_transfers_id_seq') as id, s.* from (
      select * from (
        select 'welcome' as type, 'seed:' || user_id as reference, min(at) - interval '1 minute' as at, user_id,
          null::bigint as order_id, sum(total)::bigint + 1000 as amount
        from fill_orders where paid is not null group by user_id
        union all select 'payment', 'payment:' || id, at, user_id, order_id, total from fill_payments where method = 'wallet'
        union all select 'order_refund', 'order:' || id, cancelled, user_id, id, total
          from fill_orders where paid is not null and cancelled is not null
        union all select 'cash', 'order:' || id, delivered, user_id, id, total
          from fill_orders where agreed is not null and delivered is not null
        union all select 'settlement', 'settle:' || id, settled, user_id, id, total
          from fill_orders where settled is not null) t
      order by at, type, reference) s`)
  await tx.execute(sql`analyze fill_payments, fill_transfers`)
}

/** Each entry with its account. What the marketplace's own shops earn is the platform's. */
async function draftEntries(tx: Tx, { platform, sales, cash, commission }: Accounts): Promise<void> {
  await tx.execute(sql`
    create temp table fill_entries on commit drop as
    select t.id as transfer_id, x.place, x.account_id, x.amount
    from fill_transfers t
      left join fill_orders o on o.id = t.order_id
      left join fill_accounts b on b.kind = 'user_available' and b.user_id = t.user_id
      left join fill_accounts s on s.kind = 'user_store' and s.user_id = o.owner_id
      cross join lateral (
        select coalesce(s.id, ${platform}::bigint) as store,
          case when o.agreed is not null and o.cash_with = 'shop' then t.amount end as kept) n
      cross join lateral (values
        ('welcome', 1, b.id, t.amount), ('welcome', 2, ${platform}::bigint, -t.amount),
        ('payment', 1, b.id, -t.amount), ('payment', 2, ${sales}::bigint, t.amount),
        ('order_refund', 1, b.id, t.amount), ('order_refund', 2, ${sales}, -t.amount),
        ('cash', 1, ${cash}::bigint, -t.amount), ('cash', 2, ${sales}, t.amount),
        ('settlement', 1, ${sales}, -t.amount), ('settlement', 2, n.store, o.total - o.commission),
        ('settlement', 3, ${commission}::bigint, o.commission),
        ('settlement', 4, ${cash}, n.kept), ('settlement', 5, n.store, -n.kept)
      ) as x(type, place, account_id, amount)
    where x.type = t.type and x.amount <> 0`)
}

async function insertLedger(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into ledger_transfers (id, type, reference, created_at)
    select id, type, reference, at from fill_transfers order by id`)
  await tx.execute(sql`
    insert into ledger_entries (transfer_id, account_id, currency, amount)
    select transfer_id, account_id, ${BASE_CURRENCY}, amount from fill_entries order by transfer_id, place`)
  await tx.execute(sql`
    update ledger_accounts a set balance = a.balance + e.amount
    from (select account_id, sum(amount)::bigint as amount from fill_entries group by account_id) e
    where e.account_id = a.id and a.user_id is not null`)
}

async function insertPayments(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into payments (id, user_id, method, state, wallet, currency, rate, amount, transfer_id, created_at)
    select p.id, p.user_id, p.method, case p.method when 'wallet' then 'paid' else 'pending' end,
      case p.method when 'wallet' then ${BASE_CURRENCY} end, ${BASE_CURRENCY}, '1', p.total, t.id, p.at
    from fill_payments p left join fill_transfers t on t.type = 'payment' and t.order_id = p.order_id
    order by p.id`)
  await tx.execute(sql`
    insert into payment_orders (payment_id, order_id) select id, order_id from fill_payments order by id`)
}

/** The statements of wallets, with the balance after each movement, and of stores. */
async function insertStatements(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into wallet_records (user_id, wallet, currency, type, direction, amount, actual_amount, balance_after, state,
      payment_method, order_ids, transfer_id, created_at, approved_at)
    select user_id, ${BASE_CURRENCY}, ${BASE_CURRENCY}, type, case when change < 0 then 'expense' else 'income' end,
      abs(change), abs(change), balance + sum(change) over (partition by user_id order by id), 'completed',
      case type when 'payment' then 'wallet' else '' end,
      case when order_id is not null then jsonb_build_array(order_id::text) end, id, at, at
    from (
      select t.*, a.balance, case t.type when 'payment' then -t.amount else t.amount end as change
      from fill_transfers t join fill_accounts a on a.kind = 'user_available' and a.user_id = t.user_id
      where t.type in ('welcome', 'payment', 'order_refund')) s
    order by id`)
  await tx.execute(sql`
    insert into settlement_lines (shop_id, user_id, kind, order_id, goods, shipping, commission, net, transfer_id, at)
    select o.shop_id, o.owner_id, x.kind, o.id, x.goods, x.shipping, x.commission, x.net, t.id, t.at
    from fill_transfers t join fill_orders o on o.id = t.order_id
      cross join lateral (values
        ('settle', o.product_total, o.shipping, o.commission, o.total - o.commission),
        ('cash', 0, 0, 0, case when o.agreed is not null and o.cash_with = 'shop' then -o.total end)
      ) as x(kind, goods, shipping, commission, net)
    where t.type = 'settlement' and x.net is not null order by t.id, x.kind desc`)
}

/** Books the orders of this transaction's tables. */
export async function bookPortion(tx: Tx): Promise<void> {
  const accounts = await openAccounts(tx)
  await draftTransfers(tx)
  await draftEntries(tx, accounts)
  await insertLedger(tx)
  await insertPayments(tx)
  await insertStatements(tx)
}
