/** The mails of a day: what shops have to do, and what waits for operators; nothing if there is nothing. */
import { sql } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { SHOP_ANSWERS_WITHIN_S } from '@contract/base/refund-constants'
import { one } from '@contract/rules/lists'
import { rows } from '../../kernel/db/rows'
import type { Db, Tx } from '../../kernel/db/types'
import { onceADay } from '../../kernel/work/once-in'
import { isLate } from '../parcels/late'
import { WAITING, type Waiting } from './params'
import { queueForOperators, queueMail } from './queue'

/** How many orders and variants a mail names. */
const NAMED = 20
const FAILED_FOR_DAYS = 7

interface Found {
  readonly owner: string
  /** The days within which all of these orders were to be shipped, or the shop's own limit of pieces. */
  readonly limit: number
  readonly ids: readonly string[]
  readonly total: number
}

/** Orders that should have been shipped, by the owner of their shop; the oldest first. */
const lateOrders = (tx: Tx, now: Date) =>
  rows<Found>(
    tx,
    sql`select s.owner_user_id::text as owner, max(orders.ship_within_days) as limit, count(*)::int as total,
        (array_agg(orders.id::text order by orders.status_at, orders.id))[1:${sql.raw(String(NAMED))}] as ids
      from orders join shops s on s.id = orders.shop_id
      where ${isLate(now)} and s.owner_user_id is not null and s.hidden_at is null
      group by s.id`,
  )

/** Variants on sale of which few pieces or none are left, by the owner of their shop; the fewest first. */
const lowStock = (tx: Tx) =>
  rows<Found>(
    tx,
    sql`select s.owner_user_id::text as owner, s.low_stock_at as limit, count(*)::int as total,
        (array_agg(k.id::text order by k.stock, k.id))[1:${sql.raw(String(NAMED))}] as ids
      from skus k join products p on p.id = k.product_id join shops s on s.id = k.shop_id
      where k.stock <= s.low_stock_at and not k.discontinued and p.state = 'listed'
        and s.owner_user_id is not null and s.hidden_at is null
      group by s.id`,
  )

/** Queues a mail to the owner of each shop with late orders or low stock. */
async function queueShopDigests(tx: Tx, now: Date): Promise<void> {
  const late = new Map((await lateOrders(tx, now)).map((found) => [found.owner, found]))
  const low = new Map((await lowStock(tx)).map((found) => [found.owner, found]))
  const owners = [...new Set([...late.keys(), ...low.keys()])]
  for (const owner of owners) {
    const [orders, skus] = [late.get(owner), low.get(owner)]
    const params = {
      ...{ orders: orders?.ids ?? [], late: orders?.total ?? 0, days: orders?.limit ?? 0 },
      ...{ skus: skus?.ids ?? [], low: skus?.total ?? 0, pieces: skus?.limit ?? 0 },
    }
    const key = `digest:shop:${owner}:${now.toISOString().slice(0, 10)}`
    await queueMail(tx, { key, userId: BigInt(owner), kind: 'shop_digest', params, at: now })
  }
}

/** How much of each kind waits for operators. */
async function countWaiting(db: Db, now: Date): Promise<Record<Waiting, number>> {
  const since = new Date(now.getTime() - FAILED_FOR_DAYS * DAY_MS).toISOString()
  const unanswered = new Date(now.getTime() - SHOP_ANSWERS_WITHIN_S * 1_000).toISOString()
  return one(
    await rows<Record<Waiting, number>>(
      db,
      sql`select
        (select count(*)::int from seller_applications where state = 0) as applications,
        (select count(*)::int from shop_requests where type = 200 and state = 0) as products,
        (select count(*)::int from shop_requests where type = 300 and state = 0) as intakes,
        (select count(*)::int from wallet_records where type = 'recharge' and payment_method = 'offline'
          and state in ('pending', 'review')) as recharges,
        (select count(*)::int from wallet_records where type = 'withdraw' and state in ('pending', 'review')) as withdrawals,
        (select count(*)::int from refunds r where r.state = 'review' and not (
          r.shop_said is null and r.created_at > ${unanswered}::timestamptz and exists (
            select from orders o join shops s on s.id = o.shop_id
            join sellers on sellers.user_id = s.owner_user_id and sellers.state = 1 where o.id = r.order_id))) as refunds,
        (select count(*)::int from card_refunds where state = 'failed') as card_refunds,
        (select count(*)::int from card_disputes where state = 'open') as disputes,
        (select count(*)::int from mails where state = 'failed'
          and next_at > ${since}::timestamptz) as mails`,
    ),
  )
}

/** Queues a mail to each operator if anything waits. */
async function queueOperatorDigest(tx: Tx, now: Date): Promise<void> {
  const counts = await countWaiting(tx, now)
  if (WAITING.every((kind) => counts[kind] === 0)) return
  const key = `digest:operators:${now.toISOString().slice(0, 10)}`
  await queueForOperators(tx, { key, kind: 'operator_digest', params: counts, at: now })
}

/** Once a day, from this hour on (UTC), whichever server is first. */
export async function queueDigests(db: Db, now: Date, hour: number): Promise<void> {
  const work = async (tx: Tx) => {
    await queueShopDigests(tx, now)
    await queueOperatorDigest(tx, now)
  }
  await onceADay(db, 'digests', now, work, hour)
}
