/** The calls of refunds. */
import { and, eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { falling, listOrder } from '../../kernel/http/list-order'
import { readKeyed } from '../../kernel/http/paging'
import { countUpTo } from '../../kernel/db/bounded-count'
import { refunds } from '../../kernel/db/schema/aftersale'
import { transaction } from '../../kernel/db/transaction'
import { handle, type CallHandler } from '../../kernel/http/context'
import { presentRefunds } from './present'
import { requestRefund } from './request'
import { withdrawRefund } from './withdraw'

const ask = handle('refund', async ({ db, user, fields, ...reader }) => {
  const asked = await requestRefund(db, { userId: user.id, fields, now: reader.now })
  return one(await presentRefunds(db, [asked], reader))
})

const withdraw = handle('refundCancel', ({ db, user, fields, ...reader }) =>
  transaction(db, async (tx) => {
    const withdrawn = await withdrawRefund(tx, user.id, BigInt(fields.refund_id), reader.now)
    return one(await presentRefunds(tx, [withdrawn], reader))
  }),
)

const NEWEST = listOrder<typeof refunds.$inferSelect>(
  falling(refunds.createdAt, ({ createdAt }) => createdAt),
  falling(refunds.id, ({ id }) => id),
)

const list = handle('refunds', ({ db, user, fields, ...reader }) => {
  const own = eq(refunds.userId, user.id)
  return readKeyed(fields, {
    total: countUpTo(db, db.select({ id: refunds.id }).from(refunds).where(own)),
    order: NEWEST,
    rows: (beyond) =>
      db
        .select()
        .from(refunds)
        .where(and(own, beyond))
        .orderBy(...NEWEST.sorted),
    present: (found) => presentRefunds(db, found, reader),
  })
})

export const refundHandlers: readonly CallHandler[] = [ask, withdraw, list]
