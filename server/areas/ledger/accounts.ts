/** The accounts of entries. An account is created with its first entry. */
import { and, eq, isNull } from 'drizzle-orm'
import { ledgerAccounts, type AccountKind } from '../../kernel/db/schema/ledger'
import type { Tx } from '../../kernel/db/types'

export interface AccountRef {
  readonly kind: AccountKind
  /** Null on platform accounts. */
  readonly userId: bigint | null
  /** The wallet's code; on platform accounts the currency. */
  readonly wallet: string
  readonly currency: string
}

type UserKind = 'user_available' | 'user_frozen' | 'user_store'

/** A user's money in a wallet: available, held for a withdrawal, or transferred to their own store. */
export const userAccount = (
  userId: bigint,
  { code, currency }: { code: string; currency: string },
  kind: UserKind = 'user_available',
): AccountRef => ({ kind, userId, wallet: code, currency })

export const platformAccount = (kind: Exclude<AccountKind, UserKind>, currency: string): AccountRef => ({
  kind,
  userId: null,
  wallet: currency,
  currency,
})

const isAccount = ({ kind, userId, wallet }: AccountRef) =>
  and(
    eq(ledgerAccounts.kind, kind),
    userId === null ? isNull(ledgerAccounts.userId) : eq(ledgerAccounts.userId, userId),
    eq(ledgerAccounts.wallet, wallet),
  )

async function findAccount(tx: Tx, ref: AccountRef): Promise<bigint | null> {
  const [found] = await tx
    .select({ id: ledgerAccounts.id, currency: ledgerAccounts.currency })
    .from(ledgerAccounts)
    .where(isAccount(ref))
  if (!found) return null
  if (found.currency !== ref.currency) throw new Error(`the wallet ${ref.wallet} is not in ${ref.currency}`)
  return found.id
}

/** The id of an account, which is created if it does not exist. */
export async function openAccount(tx: Tx, ref: AccountRef): Promise<bigint> {
  const known = await findAccount(tx, ref)
  if (known !== null) return known
  await tx.insert(ledgerAccounts).values(ref).onConflictDoNothing()
  const made = await findAccount(tx, ref)
  if (made === null) throw new Error(`no account ${ref.kind} ${ref.wallet}`)
  return made
}
