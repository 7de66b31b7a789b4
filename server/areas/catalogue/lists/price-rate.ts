/** What prices are multiplied by for a reader, where the server counts with the prices that the app shows. */
import { eq } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { currencies } from '../../../kernel/db/schema/settings'
import type { Db } from '../../../kernel/db/types'
import { cached } from '../cache'

async function load(db: Db): Promise<ReadonlyMap<string, string>> {
  const { code, rate } = currencies
  const list = await db.select({ code, rate }).from(currencies).where(eq(currencies.active, true))
  return new Map(list.map((row) => [row.code, row.rate]))
}

/** A currency in which prices are shown, and its units per 1 USD. */
export interface ShownIn {
  readonly currency: string
  readonly rate: string
}

/** The currency with its rate, at most a minute old; USD where it is not offered, as the app shows it. */
export async function loadRate(db: Db, currency = BASE_CURRENCY, now: Date): Promise<ShownIn> {
  const base = { currency: BASE_CURRENCY, rate: '1' }
  if (currency === BASE_CURRENCY) return base
  const rate = (await cached(db, 'rates', now, () => load(db))).get(currency)
  return rate === undefined ? base : { currency, rate }
}
