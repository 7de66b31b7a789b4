/** Moves all of a guest to an account, and deletes the guest [role.guests-claim]. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { users } from '../../kernel/db/schema/accounts'
import { ledgerAccounts, walletRecords } from '../../kernel/db/schema/ledger'
import { orders } from '../../kernel/db/schema/orders'
import { cardRefunds, payments } from '../../kernel/db/schema/payments'
import type { Tx } from '../../kernel/db/types'
import { ensureDefault } from '../addresses/book'
import { TABLES } from '../erasure/retention-rules'
import { rowsOf, wipe } from '../erasure/wipe'
import { userAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { recordMovement } from '../ledger/records'
import { changeUser, deleteUsers } from '../users/change-user'

export interface Claim {
  readonly guestId: bigint
  readonly userId: bigint
  readonly at: Date
}

/** Waits for what changes the guest's orders, and keeps it out until the transaction ends: orders first, as everywhere. */
async function lock(tx: Tx, { guestId, userId }: Claim): Promise<void> {
  const own = eq(orders.userId, guestId)
  await tx.select({ id: orders.id }).from(orders).where(own).orderBy(asc(orders.id)).for('update')
  const paid = tx.select({ id: payments.id }).from(payments).where(eq(payments.userId, guestId))
  await tx
    .select({ id: cardRefunds.id })
    .from(cardRefunds)
    .where(inArray(cardRefunds.paymentId, paid))
    .orderBy(asc(cardRefunds.id))
    .for('update')
  const both = inArray(users.id, [guestId, userId])
  await tx.select({ id: users.id }).from(users).where(both).orderBy(asc(users.id)).for('update')
}

/** The guest, as long as it is one with the address of the account: both may have changed before they were locked. */
async function guestOf(tx: Tx, { guestId, userId }: Claim) {
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const [guest] = await tx
    .select({ notify: users.notify })
    .from(users)
    .where(and(eq(users.id, guestId), inArray(users.guestEmail, address)))
  return guest
}

/** The orders that the guest's wallet has money of. */
async function refundedOrders(tx: Tx, guestId: bigint, wallet: string): Promise<bigint[]> {
  const found = await tx
    .select({ ids: walletRecords.orderIds })
    .from(walletRecords)
    .where(and(eq(walletRecords.userId, guestId), eq(walletRecords.wallet, wallet)))
    .orderBy(asc(walletRecords.id))
  return [...new Set(found.flatMap(({ ids }) => ids ?? []))].map(BigInt)
}

/** A guest's wallets hold refunds alone: they are in the statement of the account as what they are. */
async function moveMoney(tx: Tx, { guestId, userId, at }: Claim): Promise<void> {
  const held = await tx
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, guestId), ne(ledgerAccounts.balance, 0n)))
    .orderBy(asc(ledgerAccounts.id))
  for (const { kind, wallet: code, currency, balance: amount } of held) {
    if (kind !== 'user_available') throw new Error(`${kind} of guest ${guestId} is not empty`)
    const wallet = { code, currency }
    const { transferId, balances } = await post(tx, {
      type: 'claim',
      reference: `guest:${guestId}`,
      at,
      legs: [
        { account: userAccount(userId, wallet), amount },
        { account: userAccount(guestId, wallet), amount: -amount },
      ],
    })
    const movement = { wallet, type: 'order_refund', amount, transferId, at } as const
    const orderIds = await refundedOrders(tx, guestId, code)
    await recordMovement(tx, { ...movement, userId, direction: 'income', balanceAfter: balances[0] ?? 0n, orderIds })
    await recordMovement(tx, { ...movement, userId: guestId, direction: 'expense', balanceAfter: 0n, orderIds })
  }
}

/** Makes the rows of the guest those of the account. */
async function moveRows(tx: Tx, { guestId, userId }: Claim): Promise<void> {
  for (const [table, { claimed }] of TABLES) {
    if (!claimed) continue
    const where = claimed.where === undefined ? sql`true` : rowsOf(claimed.where, userId)
    const set = claimed.set === undefined ? sql`` : sql.raw(`, ${claimed.set}`)
    await tx.execute(
      sql`update ${sql.identifier(table)} set user_id = ${userId}${set} where user_id = ${guestId} and (${where})`,
    )
  }
}

/**
 * Moves the orders of a guest to an account, with all that belongs to them. Returns how many orders there were, and the
 * names of files that nothing refers to any more.
 */
export async function claimGuest(tx: Tx, claim: Claim): Promise<{ orders: number; files: readonly string[] }> {
  const { guestId, userId } = claim
  await lock(tx, claim)
  const guest = await guestOf(tx, claim)
  // claimed by another call meanwhile, or an account now
  if (!guest) return { orders: 0, files: [] }
  const own = await tx.$count(orders, eq(orders.userId, guestId))
  await moveMoney(tx, claim)
  await moveRows(tx, claim)
  await ensureDefault(tx, userId)
  if (guest.notify) await changeUser(tx, userId, { notify: true })
  const files = await wipe(tx, guestId)
  // a request of the guest that is still running fails here: the order that it would place is nobody's
  await deleteUsers(tx, [guestId])
  return { orders: own, files }
}
