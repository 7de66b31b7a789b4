import { and, asc, eq, sql } from 'drizzle-orm'
import type { Charge } from '@contract/entities/order'
import type { WalletBalance } from '@contract/entities/user'
import { one } from '@contract/rules/lists'
import { toDecimal } from '@contract/rules/money'
import { ledgerAccounts } from '../../kernel/db/schema/ledger'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'
import { BALANCES, WALLETS, type BalanceColumns } from './rows'

const read = statement<BalanceColumns>('balances', () => sql`select ${WALLETS}, ${BALANCES}`)

/** The balance of each available wallet, the default one first [field.wallet.balance]. */
export function balancesOf({ wallets, balances }: BalanceColumns): WalletBalance[] {
  return (wallets ?? []).map(({ code, name, currency }) => {
    const held = (kind: string) =>
      BigInt(balances?.find((row) => row.wallet === code && row.kind === kind)?.balance ?? '0')
    return {
      code,
      name,
      currency,
      balance: toDecimal(held('user_available'), currency),
      frozen: toDecimal(held('user_frozen'), currency),
    }
  })
}

/** The same of a user. */
export const walletBalances = async (db: Db, userId: bigint): Promise<WalletBalance[]> =>
  balancesOf(one(await read(db, { userId: String(userId) })))

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
