/** The charge to a wallet, and its balance afterwards. Decimal strings in the wallet's currency. */
import { BASE_CURRENCY } from '@contract/base/constants'
import type { Charge } from '@contract/entities/order'
import { convertMinor, toDecimal, toMinor } from '@contract/rules/money'

interface Purse {
  readonly code: string
  readonly currency: string
}

/** A sum of USD decimal strings. */
export function sumUsd(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum + toMinor(amount, BASE_CURRENCY), 0n)
  return toDecimal(total, BASE_CURRENCY)
}

/**
 * The charge of a USD total to each wallet, converted once [money.convert-once]. Wallets without a rate are left out.
 */
export function chargesFor(
  usd: string,
  wallets: readonly Purse[],
  rateOf: (currency: string) => string | undefined,
): Charge[] {
  return wallets.flatMap(({ code, currency }) => {
    const rate = rateOf(currency)
    if (rate === undefined) return []
    const amount = convertMinor(toMinor(usd, BASE_CURRENCY), rate, currency)
    return [{ wallet: code, currency, amount: toDecimal(amount, currency) }]
  })
}

/** The balance after a charge, or the amount that is missing for it. */
export function afterCharge(balance: string, { amount, currency }: Charge): { left: string } | { missing: string } {
  const left = toMinor(balance, currency) - toMinor(amount, currency)
  return left < 0n ? { missing: toDecimal(-left, currency) } : { left: toDecimal(left, currency) }
}
