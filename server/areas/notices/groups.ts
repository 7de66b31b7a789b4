/**
 * Notices of the orders of one purchase share a moment: when they are paid, or cancelled together, that is one event and one
 * row of the list. The newest of them stands for all.
 */
import { and, eq, gt, inArray, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { notices } from '../../kernel/db/schema/notices'
import type { Db } from '../../kernel/db/types'
import { textOf } from '../../kernel/text/catalogue'

type Row = typeof notices.$inferSelect

const other = alias(notices, 'other')

const PLACED = textOf('orders.placed', 'en')
const PAID = textOf('orders.paid', 'en')
/** Longer than a placed order waits for its payment. */
const PAYABLE = sql`interval '25 hours'`

/**
 * The condition of the notices that are rows of a list: none is of the same group as a newer one, and an order that is paid
 * is no longer told to be placed. A group is read when the notice is that stands for it.
 */
export function standsForGroup(db: Db): SQL | undefined {
  const mine = and(eq(other.userId, notices.userId), eq(other.type, NOTICE_TYPES.order), ne(other.link, ''))
  const newer = and(eq(other.createdAt, notices.createdAt), eq(other.title, notices.title), gt(other.id, notices.id))
  const paid = and(
    sql`${notices.title}->>'en' = ${PLACED}`,
    sql`${other.title}->>'en' = ${PAID}`,
    eq(other.link, notices.link),
    sql`${other.createdAt} between ${notices.createdAt} and ${notices.createdAt} + ${PAYABLE}`,
  )
  const none = (what: SQL | undefined) => notExists(db.select({ id: other.id }).from(other).where(and(mine, what)))
  return or(ne(notices.type, NOTICE_TYPES.order), eq(notices.link, ''), and(none(newer), none(paid)))
}

/** Only notices that lead to an order are gathered. */
const isGathered = ({ type, link }: Pick<Row, 'type' | 'link'>) => type === NOTICE_TYPES.order && link !== ''

/** The condition of the notices that are read together with one: all of its group. */
export const readWith = (row: Row): SQL | undefined =>
  isGathered(row)
    ? and(
        eq(notices.type, row.type),
        eq(notices.createdAt, row.createdAt),
        eq(notices.title, row.title),
        ne(notices.link, ''),
      )
    : eq(notices.id, row.id)

const groupOf = ({ createdAt, title }: Pick<Row, 'createdAt' | 'title'>) => `${+createdAt} ${title.en}`

/** The links of all notices of the groups that these rows stand for, by the row's id. */
export async function linksOf(db: Db, userId: bigint, rows: readonly Row[]): Promise<Map<bigint, string[]>> {
  const ofOrders = rows.filter(isGathered)
  const times = ofOrders.map(({ createdAt }) => createdAt)
  const found =
    times.length === 0
      ? []
      : await db
          .select({ link: notices.link, title: notices.title, createdAt: notices.createdAt })
          .from(notices)
          .where(
            and(
              eq(notices.userId, userId),
              eq(notices.type, NOTICE_TYPES.order),
              ne(notices.link, ''),
              inArray(notices.createdAt, times),
            ),
          )
          .orderBy(notices.id)
  const links = new Map<string, string[]>()
  for (const notice of found) links.set(groupOf(notice), [...(links.get(groupOf(notice)) ?? []), notice.link])
  return new Map(ofOrders.map((row) => [row.id, links.get(groupOf(row)) ?? []]))
}
