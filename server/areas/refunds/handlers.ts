/** The calls of refunds. */
import { count, desc, eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { paging } from '../../kernel/http/paging'
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

const list = handle('refunds', async ({ db, user, fields, ...reader }) => {
  const { p, pageSize } = paging(fields)
  const own = eq(refunds.userId, user.id)
  const [counted, found] = await Promise.all([
    db.select({ total: count() }).from(refunds).where(own),
    db
      .select()
      .from(refunds)
      .where(own)
      .orderBy(desc(refunds.createdAt), desc(refunds.id))
      .limit(pageSize)
      .offset((p - 1) * pageSize),
  ])
  return { list: await presentRefunds(db, found, reader), count: one(counted).total, p, page_size: pageSize }
})

export const refundHandlers: readonly CallHandler[] = [ask, withdraw, list]
