/**
 * The legs of a sale and of its reversal: the wallet's side, the exchange, and the shop's side in USD
 * [money.ledger-zero].
 */
import { BASE_CURRENCY } from '@contract/base/constants'
import { platformAccount, type AccountRef } from './accounts'
import type { Leg } from './post'

interface Sale {
  readonly payer: AccountRef
  /** Minor units of the payer's currency. */
  readonly amount: bigint
  readonly usdMinor: bigint
}

/** The legs of a payment. The first leg is the payer's. In USD nothing is exchanged, and both amounts are the same. */
export function saleLegs({ payer, amount, usdMinor }: Sale): Leg[] {
  const { currency } = payer
  const ends = [
    { account: payer, amount: -amount },
    { account: platformAccount('sales', BASE_CURRENCY), amount: usdMinor },
  ]
  if (currency === BASE_CURRENCY) return ends
  return [
    ...ends,
    { account: platformAccount('exchange', currency), amount },
    { account: platformAccount('exchange', BASE_CURRENCY), amount: -usdMinor },
  ]
}

/** The same backwards. */
export function returnLegs(sale: Sale): Leg[] {
  return saleLegs(sale).map(({ account, amount }) => ({ account, amount: -amount }))
}
