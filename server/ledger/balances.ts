import { and, eq, inArray } from 'drizzle-orm'
import type { WalletBalance } from '@contract/entities/user'
import { toDecimal } from '@contract/rules/money'
import { ledgerAccounts } from '../db/schema/ledger'
import type { Db } from '../db/types'
import { offeredWallets } from './wallets'

/** What each wallet on offer holds for a user, the default one first (gaps §2). */
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
