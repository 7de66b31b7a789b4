/** Refunds to cards for operators: list, retry, or pay to a wallet instead [money.card-refused]. */
import { changeCardRefund } from '../card-refunds/rows'
import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { OpsCardRefund } from '@contract/entities/ops-card-refund'
import { Code } from '@contract/base/codes'
import { toDecimal } from '@contract/rules/money'
import { countUpTo } from '../../kernel/db/bounded-count'
import { mailAddress, users } from '../../kernel/db/schema/accounts'
import { cardRefunds, payments } from '../../kernel/db/schema/payments'
import { orders } from '../../kernel/db/schema/orders'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { handle, type CallHandler, type Context } from '../../kernel/http/context'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import { type OpsAction } from '../../kernel/db/audit-words'
import { recordAuditEntry } from '../audit/audit'
import type { Refund } from '../card-refunds/rows'
import { keyOf } from '../payments/end-refund'
import { findGateway } from '../../kernel/ports/card-gateways'
import { payToWallet } from '../payments/refund-to-wallet'
import { readPage } from '../../kernel/http/paging'

const columns = {
  refund: cardRefunds,
  gateway: payments.gateway,
  charge: sql<string | null>`coalesce(${cardRefunds.chargeRef}, ${payments.chargeRef})`,
  userId: users.id,
  name: users.firstname,
  email: mailAddress,
}

const found = (db: Db, where?: SQL) =>
  db
    .select(columns)
    .from(cardRefunds)
    .innerJoin(payments, eq(payments.id, cardRefunds.paymentId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(where)

type Found = Awaited<ReturnType<typeof found>>[number]

function present({ refund, gateway, charge, userId, name, email }: Found): OpsCardRefund {
  const { id, state, reason, orderId, paymentId, amount, currency, attempts, failure, createdAt, doneAt } = refund
  return {
    id: String(id),
    state,
    reason,
    order_id: orderId?.toString() ?? null,
    payment_id: String(paymentId),
    gateway: gateway ?? '',
    charge: charge ?? '',
    user: { user_id: String(userId), name, email },
    amount: { currency, amount: toDecimal(amount, currency) },
    attempts,
    failure,
    created_at: createdAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  }
}

async function requireRefund(db: Db, id: bigint): Promise<Found> {
  const [one] = await found(db, eq(cardRefunds.id, id))
  if (!one) throw new Refusal(Code.notFound)
  return one
}

type Asking = Pick<Context, 'gateways' | 'now' | 'log'> & {
  readonly db: Db
  readonly user: { readonly id: bigint }
  readonly fields: { readonly id: string; readonly remark?: string }
}

/** Throws not_allowed unless it has failed, and permission if it is the operator's own money. */
function checkFailed({ refund, userId }: Found, operatorId: bigint): void {
  if (userId === operatorId) throw operationFailed('permission')
  if (refund.state !== 'failed') throw operationFailed('not_allowed')
}

/**
 * Whether the gateway did refund the money, or is working on it: then its worker continues, and there is nothing to
 * decide. If the gateway is no longer set up, the operator decides. Throws failed if it does not answer.
 */
async function isUnderWay({ gateways, log }: Asking, { refund, gateway: name, charge }: Found): Promise<boolean> {
  const gateway = findGateway(gateways, name)
  if (!gateway || charge === null) return false
  const { amount, currency } = refund
  try {
    const known = await gateway.findRefund({ key: keyOf(refund), chargeRef: charge, amount, currency })
    return known !== null && known.state !== 'failed'
  } catch (error) {
    log.error({ err: error, refund: String(refund.id) }, 'a card gateway cannot be asked about a refund')
    throw operationFailed('failed')
  }
}

/** The failed refund with its order, both locked. */
async function lock(tx: Tx, id: bigint, operatorId: bigint): Promise<Found> {
  const { refund } = await requireRefund(tx, id)
  if (refund.orderId !== null) {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, refund.orderId)).for('update')
  }
  await tx.select({ id: cardRefunds.id }).from(cardRefunds).where(eq(cardRefunds.id, id)).for('update')
  const locked = await requireRefund(tx, id)
  checkFailed(locked, operatorId)
  return locked
}

type Act = (tx: Tx, refund: Refund, userId: bigint, at: Date) => Promise<Refund>

const again =
  (changes: Pick<Refund, 'state' | 'round'>): Act =>
  (tx, refund, _userId, at) =>
    changeCardRefund(tx, refund, { ...changes, attempts: 0, nextAt: at, doneAt: null, failure: '' })

const kept = ({ state, attempts, failure, round }: Refund) => ({ state, attempts, failure, round })

/** Changes a failed refund, with its audit row in the same transaction. Throws as lock and isUnderWay do. */
async function decide(asking: Asking, action: OpsAction, act: Act): Promise<OpsCardRefund> {
  const { db, user, fields, now: at } = asking
  const id = BigInt(fields.id)
  const asked = await requireRefund(db, id)
  checkFailed(asked, user.id)
  const isTaken = await isUnderWay(asking, asked)
  return transaction(db, async (tx) => {
    const { refund, userId } = await lock(tx, id, user.id)
    // Another operator retried it during the query: the answer belongs to an older key.
    if (refund.round !== asked.refund.round) throw operationFailed('not_allowed')
    const change = isTaken ? again({ state: 'sent', round: refund.round }) : act
    const changed = await change(tx, refund, userId, at)
    await recordAuditEntry(tx, {
      operatorId: user.id,
      action: isTaken ? 'retry' : action,
      subject: 'card_refunds',
      subjectId: id,
      userId,
      remark: fields.remark ?? '',
      before: kept(refund),
      after: kept(changed),
      at,
    })
    return present(await requireRefund(tx, id))
  })
}

const list = handle('opsCardRefunds', async ({ db, fields }) => {
  const { state } = fields
  const asked = state === undefined ? undefined : eq(cardRefunds.state, state)
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: cardRefunds.id }).from(cardRefunds).where(asked)),
    rows: found(db, asked).orderBy(desc(cardRefunds.id)),
    present: (rows) => rows.map(present),
  })
})

export const cardRefundHandlers: readonly CallHandler[] = [
  list,
  handle('opsCardRefundRetry', async (context) => {
    const retry: Act = (tx, refund, userId, at) =>
      again({ state: 'queued', round: refund.round + 1 })(tx, refund, userId, at)
    return { card_refund: await decide(context, 'retry', retry) }
  }),
  handle('opsCardRefundToWallet', async (context) => ({
    card_refund: await decide(context, 'to_wallet', payToWallet),
  })),
]
