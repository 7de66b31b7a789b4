import { and, eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { ledgerAccounts, ledgerEntries, type AccountKind } from '../kernel/db/schema/ledger'
import type { Db } from '../kernel/db/types'

/** The balance of a platform account by its entries, in minor units of the currency. */
export async function platformBalance(db: Db, kind: AccountKind, currency: string): Promise<bigint> {
  const { sum } = one(
    await db
      .select({ sum: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)::text` })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(and(eq(ledgerAccounts.kind, kind), eq(ledgerEntries.currency, currency))),
  )
  return BigInt(sum)
}
