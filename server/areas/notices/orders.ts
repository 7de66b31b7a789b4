import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { NoticeOrder } from '@contract/entities/notice'
import type { Language } from '@contract/base/languages'
import { orderLines, orders } from '../../kernel/db/schema/orders'
import type { Db } from '../../kernel/db/types'
import { textsFor } from '../../kernel/text/texts'

/** The id in a link such as `pages/history/detail?order_id=12`; undefined for links to something else. */
export function orderIdOf(link: string): string | undefined {
  const id = new URLSearchParams(link.split('?')[1]).get('order_id')
  return id !== null && /^[1-9]\d{0,17}$/.test(id) ? id : undefined
}

/** The user's own orders to which these links lead, by id [field.notice.order]. */
export async function linkedOrders(
  db: Db,
  userId: bigint,
  links: readonly string[],
  lang: Language,
): Promise<Map<string, NoticeOrder>> {
  const ids = [...new Set(links.flatMap((link) => orderIdOf(link) ?? []))].map(BigInt)
  if (ids.length === 0) return new Map()
  const found = await db
    .selectDistinctOn([orderLines.orderId], {
      id: orderLines.orderId,
      name: orderLines.name,
      image: orderLines.image,
      ground: orderLines.ground,
      lines: sql<number>`(count(*) over (partition by ${orderLines.orderId}))::int`,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), inArray(orders.id, ids)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.id))
  return new Map(
    found.map(({ id, name, image, ground, lines, status, paymentStatus }) => [
      String(id),
      { ...textsFor('name', name, lang), image, ground, others: lines - 1, status, payment_status: paymentStatus },
    ]),
  )
}
