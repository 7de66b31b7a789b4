/** The available wallets, and what each would be charged [field.wallet.offer] [field.order.charge]. */
import { asc, eq } from 'drizzle-orm'
import type { Charge } from '@contract/entities/order'
import { convertMinor, toDecimal } from '@contract/rules/money'
import { currencies, walletKinds } from '../../kernel/db/schema/settings'
import type { Db } from '../../kernel/db/types'

export interface Wallet {
  readonly code: string
  readonly name: string
  readonly currency: string
  /** Units per 1 USD, an exact decimal. */
  readonly rate: string
}

/** The wallets in their order; the first is the default one. */
export function offeredWallets(db: Db): Promise<Wallet[]> {
  return db
    .select({
      code: walletKinds.code,
      name: walletKinds.name,
      currency: walletKinds.currency,
      rate: currencies.rate,
    })
    .from(walletKinds)
    .innerJoin(currencies, eq(currencies.code, walletKinds.currency))
    .orderBy(asc(walletKinds.sort), asc(walletKinds.code))
}

/** What each wallet would be charged for USD minor units, converted once. */
export function chargesOf(wallets: readonly Wallet[], usdMinor: bigint): Charge[] {
  return wallets.map(({ code, currency, rate }) => ({
    wallet: code,
    currency,
    amount: toDecimal(convertMinor(usdMinor, rate, currency), currency),
  }))
}
