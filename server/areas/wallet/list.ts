/** The statement and the recharges of an account, newest first. */
import { and, eq, inArray, not, type SQL } from 'drizzle-orm'
import { countUpTo } from '../../kernel/db/bounded-count'
import { walletRecords } from '../../kernel/db/schema/ledger'
import type { Db } from '../../kernel/db/types'
import { handle, type Context } from '../../kernel/http/context'
import { presentRecords } from './present'
import { falling, listOrder } from '../../kernel/http/list-order'
import { readKeyed, type PageFields } from '../../kernel/http/paging'
import { OPEN_STATES } from '@contract/base/wallet-states'

const NEWEST = listOrder<typeof walletRecords.$inferSelect>(
  falling(walletRecords.createdAt, ({ createdAt }) => createdAt),
  falling(walletRecords.id, ({ id }) => id),
)

type Asking = Pick<Context<'rechargeList'>, 'origin' | 'uploadKey' | 'now' | 'lang' | 'user'> & { readonly db: Db }

const is = <V>(value: V | undefined, condition: (value: V) => SQL) =>
  value === undefined ? undefined : condition(value)

async function listRecords(asking: Asking, fields: PageFields, conditions: readonly (SQL | undefined)[]) {
  const { db, user } = asking
  const wanted = and(eq(walletRecords.userId, user.id), ...conditions)
  return readKeyed(fields, {
    total: countUpTo(
      db,
      db
        .select({ id: walletRecords.id })
        .from(walletRecords)
        .where(wanted)
        .orderBy(...NEWEST.sorted),
    ),
    order: NEWEST,
    rows: (beyond) =>
      db
        .select()
        .from(walletRecords)
        .where(and(wanted, beyond))
        .orderBy(...NEWEST.sorted),
    present: (rows) => presentRecords(db, rows, asking),
  })
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
