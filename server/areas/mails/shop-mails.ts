/** Mails to the owners of shops. */
import { eq, sql } from 'drizzle-orm'
import { FALLBACK_LANGUAGE } from '@contract/base/languages'
import { shops } from '../../kernel/db/schema/catalogue'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'

/** New orders are gathered into one mail an hour. */
const APART_MS = 3_600_000

/** The owner of a shop; null for the marketplace's own. */
export async function ownerOf(tx: Tx, shopId: bigint): Promise<bigint | null> {
  const [shop] = await tx.select({ owner: shops.ownerUserId }).from(shops).where(eq(shops.id, shopId))
  return shop?.owner ?? null
}

/** Adds the order to the mail that waits for its hour; if there is none, or it is being sent, queues another one. */
const gather = statement(
  'mails:shop-orders',
  () => sql`
    with gathered as (
      update mails set params = jsonb_set(params, '{orders}', (params -> 'orders') || to_jsonb(${sql.placeholder('order')}::text))
      where user_id = ${sql.placeholder('owner')}::bigint and kind = 'shop_orders' and state = 'queued' and attempts = 0
      returning id)
    insert into mails (key, user_id, recipient, language, kind, params, next_at, created_at)
    select 'order:' || ${sql.placeholder('order')}::text || ':new', u.id, u.email,
      coalesce(u.language, '${sql.raw(FALLBACK_LANGUAGE)}'), 'shop_orders',
      jsonb_build_object('orders', jsonb_build_array(${sql.placeholder('order')}::text)),
      greatest(${sql.placeholder('at')}::timestamptz, (
        select max(coalesce(m.sent_at, m.created_at)) from mails m where m.user_id = u.id and m.kind = 'shop_orders'
      ) + make_interval(secs => ${sql.raw(String(APART_MS / 1_000))})), ${sql.placeholder('at')}::timestamptz
    from users u
    where u.id = ${sql.placeholder('owner')}::bigint and u.email <> '' and not exists (select from gathered)
      and not u.mails_off @> ${sql.raw(`'["shop_orders"]'`)}
    on conflict (key) do nothing`,
)

interface NewOrder {
  readonly orderId: bigint
  readonly shopId: bigint
  readonly at: Date
}

/** How the owner's mails are locked: it serialises the orders of one shop until the end of the transaction. */
export const OWNER_LOCK = 'mails:'

/** Tells an owner of a new order; the owner's mails are locked. */
export async function gatherNewOrder(tx: Tx, owner: bigint, { orderId, at }: Omit<NewOrder, 'shopId'>): Promise<void> {
  await gather(tx, { owner: String(owner), order: String(orderId), at: at.toISOString() })
}

/**
 * Tells a shop's owner of a new order: at once, or within the hour with the others if there was a mail already. Call it
 * last, in the order of the shops: it serialises the orders of one shop until the end of the transaction.
 */
export async function queueNewOrder(tx: Tx, { orderId, shopId, at }: NewOrder): Promise<void> {
  const userId = await ownerOf(tx, shopId)
  if (userId === null) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${OWNER_LOCK}${userId}`}, 0))`)
  await gatherNewOrder(tx, userId, { orderId, at })
}
