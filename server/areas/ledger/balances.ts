import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Charge } from '@contract/entities/order'
import type { WalletBalance } from '@contract/entities/user'
import { toDecimal } from '@contract/rules/money'
import { ledgerAccounts } from '../../kernel/db/schema/ledger'
import type { Db } from '../../kernel/db/types'
import { offeredWallets } from './wallets'

/** The balance of each available wallet of a user, the default one first [field.wallet.balance]. */
export async function walletBalances(db: Db, userId: bigint): Promise<WalletBalance[]> {
  const wallets = await offeredWallets(db)
  const accounts = await db
    .select({ kind: ledgerAccounts.kind, wallet: ledgerAccounts.wallet, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), inArray(ledgerAccounts.kind, ['user_available', 'user_frozen'])))
  return wallets.map(({ code, name, currency }) => {
    const held = (kind: string) => accounts.find((row) => row.wallet === code && row.kind === kind)?.balance ?? 0n
    return {
      code,
      name,
      currency,
      balance: toDecimal(held('user_available'), currency),
      frozen: toDecimal(held('user_frozen'), currency),
    }
  })
}

/** What a seller has transferred to their own store, by wallet; without empty ones. */
export async function storeBalances(db: Db, userId: bigint): Promise<Charge[]> {
  const accounts = await db
    .select({ wallet: ledgerAccounts.wallet, currency: ledgerAccounts.currency, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.kind, 'user_store')))
    .orderBy(asc(ledgerAccounts.id))
  return accounts
    .filter(({ balance }) => balance > 0n)
    .map(({ wallet, currency, balance }) => ({ wallet, currency, amount: toDecimal(balance, currency) }))
}
