import { minorUnits } from '@contract/base/currencies'
import { toMinor } from '@contract/rules/money'
import { RECHARGE_MIN, rechargeFault } from '@contract/rules/recharge'
import { withdrawalFault } from '@contract/rules/withdrawal'
import type { Fault } from '@/domain/text/field-message'
import { typedAmount } from '@contract/rules/typed-amount'
import { ownParts } from '@/hooks/use-price'
import { t } from '@/locales/t'

/** An example amount with the decimals of the currency: `100.50`, `100`. */
const example = (currency: string) =>
  minorUnits(currency) === 0 ? '100' : `100.5${'0'.repeat(minorUnits(currency) - 1)}`

const howToWrite = (currency: string) => t('recharge.amount_format', { example: example(currency) })
const inWords = (value: string, currency: string) => ownParts(value, currency).text

/** The error of a recharge as it is typed. */
export function rechargeProblem(typed: string, currency: string): Fault | null {
  const sum = typedAmount(typed)
  const rule = sum === null ? 'format' : rechargeFault(sum, currency)
  return rule && { rule }
}

/** The message of that error. */
export function rechargeWords(typed: string, currency: string): string {
  const fault = rechargeProblem(typed, currency)
  if (fault?.rule !== 'min') return howToWrite(currency)
  return t('recharge.amount_least', { least: inWords(RECHARGE_MIN, currency) })
}

interface Held {
  readonly currency: string
  /** The amount that can be withdrawn. */
  readonly balance: string
}

/** The error of a withdrawal as it is typed: `max` when the balance is too low. */
export function outgoingProblem(typed: string, { currency, balance }: Held): Fault | null {
  const sum = typedAmount(typed)
  if (sum === null) return { rule: 'format' }
  const rule = withdrawalFault(sum, currency)
  if (rule) return { rule }
  return toMinor(sum, currency) > toMinor(balance, currency) ? { rule: 'max' } : null
}

/** The message of that error. */
export function outgoingWords(typed: string, held: Held): string {
  const rule = outgoingProblem(typed, held)?.rule
  if (rule === 'min') return t('withdraw.amount_none')
  if (rule === 'max') return t('withdraw.amount_over', { amount: inWords(held.balance, held.currency) })
  return howToWrite(held.currency)
}
