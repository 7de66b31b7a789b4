/** How many operators a withdrawal needs: this depends on the account's total of the day in USD, over all wallets. */
import { and, eq, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { minorUnits } from '@contract/base/currencies'
import { parseDecimal, pow10, toMinor } from '@contract/rules/money'
import { SECOND_APPROVAL_OVER } from '@contract/rules/withdrawal'
import { walletRecords } from '../../kernel/db/schema/ledger'
import { currencies } from '../../kernel/db/schema/settings'
import type { Db } from '../../kernel/db/types'
import type { RecordRow } from '../ledger/records'
import { ENDED_STATES } from './record'

interface Sum {
  /** Minor units of `currency`. */
  readonly amount: bigint
  readonly currency: string
  /** Units per 1 USD; null: none is known. */
  readonly rate: string | null
}

/** USD minor units, rounded up; null if no rate is known, so that the amount cannot be judged. */
function inUsd({ amount, currency, rate }: Sum): bigint | null {
  if (currency === BASE_CURRENCY) return amount
  if (rate === null) return null
  const { digits, scale } = parseDecimal(rate)
  const numerator = amount * pow10(scale) * pow10(minorUnits(BASE_CURRENCY))
  const denominator = digits * pow10(minorUnits(currency))
  return (numerator + denominator - 1n) / denominator
}

const dayOf = (at: Date): SQL => sql`date_trunc('day', ${at.toISOString()}::timestamptz at time zone 'UTC')`
const isOn = (column: SQL | typeof walletRecords.createdAt | typeof walletRecords.approvedAt, at: Date): SQL =>
  sql`date_trunc('day', ${column} at time zone 'UTC') = ${dayOf(at)}`

/** The account's withdrawals that were requested on the day of this one, or are paid out today, by currency. */
async function daysSums(db: Db, { id, userId, createdAt }: RecordRow, now: Date): Promise<Sum[]> {
  const found = await db
    .select({
      currency: walletRecords.currency,
      amount: sql<string>`sum(${walletRecords.amount})::text`,
      rate: currencies.rate,
    })
    .from(walletRecords)
    .leftJoin(currencies, eq(currencies.code, walletRecords.currency))
    .where(
      and(
        eq(walletRecords.userId, userId),
        eq(walletRecords.type, 'withdraw'),
        or(
          eq(walletRecords.id, id),
          and(
            notInArray(walletRecords.state, [...ENDED_STATES]),
            or(isOn(walletRecords.createdAt, createdAt), isOn(walletRecords.approvedAt, now)),
          ),
        ),
      ),
    )
    .groupBy(walletRecords.currency, currencies.rate)
  return found.map(({ amount, ...sum }) => ({ ...sum, amount: BigInt(amount) }))
}

/**
 * How many operators must approve an open withdrawal at `now`: two if the account's withdrawals of the day, including
 * this one, are worth more than 1,000 USD at today's rates. Days are in UTC; a withdrawal counts on the day of its
 * request and on the day of its payment, so that neither split requests nor split approvals avoid the rule.
 */
export async function approvalsNeeded(db: Db, row: RecordRow, now: Date): Promise<1 | 2> {
  const most = toMinor(SECOND_APPROVAL_OVER, BASE_CURRENCY)
  let total = 0n
  for (const sum of await daysSums(db, row, now)) {
    const usd = inUsd(sum)
    if (usd === null) return 2
    total += usd
  }
  return total > most ? 2 : 1
}
