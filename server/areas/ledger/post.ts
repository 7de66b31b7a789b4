/** The only way to move money [money.ledger-zero]. */
import { and, eq, sql } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { one } from '@contract/rules/lists'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../kernel/db/schema/ledger'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { openAccount, type AccountRef } from './accounts'

export interface Leg {
  readonly account: AccountRef
  /** Minor units of the account's currency; negative for a debit. */
  readonly amount: bigint
}

interface Transfer {
  readonly type: string
  /** Its reason, such as `payment:12`. */
  readonly reference: string
  readonly at: Date
  readonly legs: readonly Leg[]
}

function checkZero(legs: readonly Leg[]): void {
  const sums = new Map<string, bigint>()
  for (const { account, amount } of legs) sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount)
  for (const [currency, sum] of sums) if (sum !== 0n) throw new Error(`the legs in ${currency} sum to ${sum}`)
}

/** Users' accounts in a fixed order, so that two transfers cannot deadlock. */
const lockOrder = ({ kind, userId, wallet }: AccountRef) =>
  `${String(userId ?? 0n).padStart(20, '0')} ${wallet} ${kind}`

/** Changes a user's cached balance under its row lock. Throws 2000022 if it would become negative. */
async function moveBalance(tx: Tx, accountId: bigint, amount: bigint): Promise<bigint> {
  const [row] = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
    .where(and(eq(ledgerAccounts.id, accountId), sql`${ledgerAccounts.balance} + ${amount} >= 0`))
    .returning({ balance: ledgerAccounts.balance })
  if (!row) throw new Refusal(Code.balanceInsufficient)
  return row.balance
}

/**
 * Writes a transfer with its entries and moves the balances of users' accounts. Throws a Refusal 2000022 when one
 * would fall below zero, and an Error when the legs of a currency do not sum to zero.
 * Returns the transfer and each user's balance afterwards, in the order of the legs; null for platform accounts.
 */
export async function post(tx: Tx, { type, reference, at, legs }: Transfer) {
  checkZero(legs)
  const balances = new Map<Leg, bigint>()
  const accountIds = new Map<Leg, bigint>()
  const ordered = [...legs].sort((a, b) => (lockOrder(a.account) < lockOrder(b.account) ? -1 : 1))
  for (const leg of ordered) {
    const accountId = await openAccount(tx, leg.account)
    accountIds.set(leg, accountId)
    if (leg.account.userId !== null) balances.set(leg, await moveBalance(tx, accountId, leg.amount))
  }
  const { id: transferId } = one(
    await tx.insert(ledgerTransfers).values({ type, reference, createdAt: at }).returning({ id: ledgerTransfers.id }),
  )
  const entries = legs.flatMap((leg) => {
    const accountId = accountIds.get(leg)
    if (accountId === undefined || leg.amount === 0n) return []
    return [{ transferId, accountId, currency: leg.account.currency, amount: leg.amount }]
  })
  if (entries.length > 0) await tx.insert(ledgerEntries).values(entries)
  return { transferId, balances: legs.map((leg) => balances.get(leg) ?? null) }
}
