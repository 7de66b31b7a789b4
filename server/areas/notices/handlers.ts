import { and, count, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { NoticeOrder } from '@contract/entities/notice'
import { link } from '@contract/screens'
import { standsForGroup, linksOf, readWith } from './groups'
import { linkedOrders, orderIdOf } from './orders'
import { countUnread } from './unread'
import { countUpTo } from '../../kernel/db/bounded-count'
import { notices } from '../../kernel/db/schema/notices'
import { transaction } from '../../kernel/db/transaction'
import { handle } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { falling, listOrder } from '../../kernel/http/list-order'
import { readKeyed } from '../../kernel/http/paging'
import { allTexts } from '../../kernel/text/texts'
import { changeUser } from '../users/change-user'

/** How many announcements are shown. */
const SYSTEM_LIMIT = 20

const view = ({ id, type, state, title, text, link, readAt, createdAt }: typeof notices.$inferSelect) => ({
  id: id.toString(),
  type,
  state,
  ...allTexts('title', title),
  ...allTexts('text', text),
  link,
  read: readAt !== null,
  created_at: createdAt.toISOString(),
})

/** What a group was about: the first order, with the lines of all; several orders are found in their list. */
function together(orders: readonly NoticeOrder[]) {
  const [first] = orders
  if (!first) return {}
  const others = orders.reduce((sum, order) => sum + order.others + 1, 0) - 1
  const order = { ...first, others }
  return orders.length === 1 ? { order } : { order, orders: orders.length, link: link('orders') }
}

const NEWEST = listOrder<typeof notices.$inferSelect>(
  falling(notices.createdAt, ({ createdAt }) => createdAt),
  falling(notices.id, ({ id }) => id),
)

const systemNotify = handle('systemNotify', async ({ db }) => {
  const rows = await db
    .select()
    .from(notices)
    .where(isNull(notices.userId))
    .orderBy(...NEWEST.sorted)
    .limit(SYSTEM_LIMIT)
  return { list: rows.map(view) }
})

const list = handle('notices', async ({ db, fields, user, lang }) => {
  const { type, read } = fields
  const wanted: (SQL | undefined)[] = [
    eq(notices.userId, user.id),
    type === undefined ? undefined : eq(notices.type, type),
    read === true ? isNotNull(notices.readAt) : undefined,
    read === false ? isNull(notices.readAt) : undefined,
    standsForGroup(db),
  ]
  const where = and(...wanted)
  const page = await readKeyed(fields, {
    total: countUpTo(db, db.select({ id: notices.id }).from(notices).where(where)),
    order: NEWEST,
    rows: (beyond) =>
      db
        .select()
        .from(notices)
        .where(and(where, beyond))
        .orderBy(...NEWEST.sorted),
    present: async (rows) => {
      const groups = await linksOf(db, user.id, rows)
      const linksTo = ({ id, link }: (typeof rows)[number]) => groups.get(id) ?? [link]
      const linked = await linkedOrders(db, user.id, rows.flatMap(linksTo), lang)
      return rows.map((row) => {
        const orders = linksTo(row).flatMap((link) => linked.get(orderIdOf(link) ?? '') ?? [])
        return { ...view(row), ...together(orders) }
      })
    },
  })
  const unread = await db
    .select({ type: notices.type, count: count() })
    .from(notices)
    .where(and(eq(notices.userId, user.id), isNull(notices.readAt), standsForGroup(db)))
    .groupBy(notices.type)
    .orderBy(notices.type)
  return { ...page, unread }
})

const readOne = handle('noticeRead', ({ db, fields, user, now }) =>
  transaction(db, async (tx) => {
    const mine = eq(notices.userId, user.id)
    const [found] = await tx
      .select()
      .from(notices)
      .where(and(mine, eq(notices.id, BigInt(fields.id))))
    if (!found) throw new Refusal(Code.notFound)
    await tx
      .update(notices)
      .set({ readAt: now })
      .where(and(mine, readWith(found), isNull(notices.readAt)))
    const unread = await countUnread(tx, user.id)
    if (unread === 0) await changeUser(tx, user.id, { notify: false })
    return { count: unread }
  }),
)

const readAll = handle('noticeInRead', ({ db, user, now }) =>
  transaction(db, async (tx) => {
    await tx
      .update(notices)
      .set({ readAt: now })
      .where(and(eq(notices.userId, user.id), isNull(notices.readAt)))
    await changeUser(tx, user.id, { notify: false })
    return { count: 0 }
  }),
)

export const noticeHandlers = [systemNotify, list, readOne, readAll]
