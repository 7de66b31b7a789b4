/** The statement and the recharges of an account, newest first. */
import { and, count, desc, eq, inArray, not, type SQL } from 'drizzle-orm'
import { PAGE_SIZE } from '@contract/constants'
import { OPEN_STATES } from '@contract/wallet-states'
import { one } from '@contract/rules/lists'
import { walletRecords } from '../../kernel/db/schema/ledger'
import type { Db } from '../../kernel/db/types'
import { handle, type Context } from '../../kernel/http/context'
import { presentRecords } from './present'

type Asking = Pick<Context<'rechargeList'>, 'origin' | 'uploadKey' | 'now' | 'lang' | 'user'> & { readonly db: Db }

const is = <V>(value: V | undefined, condition: (value: V) => SQL) =>
  value === undefined ? undefined : condition(value)

async function listRecords(
  asking: Asking,
  { p = 1, page_size = PAGE_SIZE }: { p?: number; page_size?: number },
  conditions: readonly (SQL | undefined)[],
) {
  const { db, user } = asking
  const wanted = and(eq(walletRecords.userId, user.id), ...conditions)
  const { total } = one(await db.select({ total: count() }).from(walletRecords).where(wanted))
  const rows = await db
    .select()
    .from(walletRecords)
    .where(wanted)
    .orderBy(desc(walletRecords.createdAt), desc(walletRecords.id))
    .limit(page_size)
    .offset((p - 1) * page_size)
  return { list: await presentRecords(db, rows, asking), count: total, p, page_size }
}

export const rechargeListHandler = handle('rechargeList', (context) =>
  listRecords(context, context.fields, [
    eq(walletRecords.type, 'recharge'),
    is(context.fields.state, (state) => eq(walletRecords.state, state)),
  ]),
)

const isOpen = inArray(walletRecords.state, [...OPEN_STATES])

export const transactionDetailsHandler = handle('transactionDetails', (context) => {
  const { direction, type, wallet, open } = context.fields
  return listRecords(context, context.fields, [
    is(direction, (asked) => eq(walletRecords.direction, asked)),
    is(type, (asked) => eq(walletRecords.type, asked)),
    is(wallet, (asked) => eq(walletRecords.wallet, asked)),
    is(open, (asked) => (asked ? isOpen : not(isOpen))),
  ])
})
