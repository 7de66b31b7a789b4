/** Erases accounts after their grace period, and removes the names from old orders of erased accounts. */
import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { closings, users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import { ledgerAccounts } from '../../kernel/db/schema/ledger'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { platformAccount, userAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { addLine, STORE_WALLET } from '../settlement/store'
import type { FileStore } from '../../kernel/files/file-store'
import { filesOf } from '../uploads/file-names'
import { changeUser } from '../users/change-user'
import { obstaclesOf } from './obstacles'
import { filesRetained, wipe, wipeRetained } from './wipe'

/** Long enough that no request of the account can still be running. */
const SECOND_LOOK_MS = 10 * REQUEST_TIMEOUT_MS

interface Around {
  readonly db: Db
  readonly files: FileStore
  readonly now: Date
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

interface Closed {
  readonly userId: bigint
  readonly balance: bigint
  readonly transferId: bigint
  readonly at: Date
}

/** The last line of a store's statement. */
async function closeStore(tx: Tx, { userId, balance, transferId, at }: Closed): Promise<void> {
  const shop = one(await tx.select({ id: shops.id }).from(shops).where(eq(shops.ownerUserId, userId)))
  await addLine(tx, { kind: 'forfeit', store: { shopId: shop.id, userId }, due: { net: -balance }, transferId, at })
}

/** Moves the remaining money of an account to the platform. */
async function forfeitAll(tx: Tx, userId: bigint, at: Date): Promise<void> {
  const held = await tx
    .select()
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), gt(ledgerAccounts.balance, 0n)))
    .orderBy(asc(ledgerAccounts.id))
  for (const { kind, wallet, currency, balance } of held) {
    if (kind !== 'user_available' && kind !== 'user_store') throw new Error(`${kind} of account ${userId} is not empty`)
    const { transferId } = await post(tx, {
      type: 'forfeit',
      reference: `account:${userId}`,
      at,
      legs: [
        { account: userAccount(userId, { code: wallet, currency }, kind), amount: -balance },
        { account: platformAccount('platform', currency), amount: balance },
      ],
    })
    if (kind === 'user_store' && wallet === STORE_WALLET.code) await closeStore(tx, { userId, balance, transferId, at })
  }
}

/**
 * Erases one account in one transaction, unless another server is doing it, its owner restored it, or there are new
 * obstacles: then it waits, and the log says why. Returns whether it is erased now.
 */
export async function eraseAccount(around: Omit<Around, 'files'>, userId: bigint): Promise<boolean> {
  const { db, now, log } = around
  return transaction(db, async (tx) => {
    const [closing] = await tx
      .select()
      .from(closings)
      .where(and(eq(closings.userId, userId), isNull(closings.erasedAt), lte(closings.dueAt, now)))
      .for('update', { skipLocked: true })
    if (!closing) return false
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const obstacles = await obstaclesOf(tx, userId, closing.forfeit)
    if (obstacles.length > 0) {
      log.warn({ user: String(userId), open: obstacles.map(({ what }) => what) }, 'an account cannot be erased yet')
      return false
    }
    await forfeitAll(tx, userId, now)
    const files = await wipe(tx, userId)
    await changeUser(tx, userId, { erasedAt: now })
    await tx.update(closings).set({ erasedAt: now, files, hiddenProducts: [] }).where(eq(closings.userId, userId))
    return true
  })
}

/**
 * Deletes the files of an erased account. Once no request of it can still be running, it also deletes what such a
 * request may have left, and then the entry of this task.
 */
async function finish({ db, files, now }: Around, userId: bigint): Promise<void> {
  const left = await transaction(db, async (tx) => {
    const [closing] = await tx
      .select()
      .from(closings)
      .where(and(eq(closings.userId, userId), isNotNull(closings.erasedAt)))
      .for('update', { skipLocked: true })
    if (!closing) return null
    const names = [...new Set([...closing.files, ...(await wipe(tx, userId))])]
    await tx.update(closings).set({ files: names }).where(eq(closings.userId, userId))
    return { names, over: now.getTime() - (closing.erasedAt?.getTime() ?? 0) > SECOND_LOOK_MS }
  })
  if (left === null) return
  // deleted by name, which can be repeated; the entry with the names is deleted last
  for (const file of left.names.flatMap(filesOf)) await files.remove(file)
  if (left.over) await db.delete(closings).where(and(eq(closings.userId, userId), isNotNull(closings.erasedAt)))
}

/** An account that cannot be erased must not block the others. */
async function attempt(userId: bigint, log: Around['log'], work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error, user: String(userId) }, 'an account could not be erased')
  }
}

/** Erases every account that is due. Safe to run on several servers at once, and repeatedly. */
export async function eraseDue(around: Around): Promise<void> {
  const { db, now, log } = around
  const due = await db
    .select({ userId: closings.userId })
    .from(closings)
    .where(lte(closings.dueAt, now))
    .orderBy(asc(closings.dueAt), asc(closings.userId))
  for (const { userId } of due) {
    await attempt(userId, log, async () => {
      await eraseAccount(around, userId)
      await finish(around, userId)
    })
  }
}

/** Removes the names from orders of erased accounts after the legal retention of `years`. */
export async function endRetention({ db, files, now }: Omit<Around, 'log'>, years: number): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  const names = await filesRetained(db, before)
  // files first: an interrupted round finds their names again
  for (const file of names.flatMap(filesOf)) await files.remove(file)
  await transaction(db, (tx) => wipeRetained(tx, names, before))
}
