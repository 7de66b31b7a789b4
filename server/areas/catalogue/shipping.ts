/** Shipping cost and arrival for one product [field.product.shipping]. */
import { asc, eq, sql } from 'drizzle-orm'
import { shopShippingMethods } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { prepared } from './prepared'
import { dayAfter } from '../../kernel/text/day'
import { usd } from '../../kernel/text/usd'

interface Method {
  readonly costMinor: bigint
  readonly etaFromDays: number
  readonly etaToDays: number
}

/** The method that a checkout preselects for a shop; null if the shop has none. */
export async function firstShippingMethod(db: Db, shopId: bigint): Promise<Method | null> {
  const statement = prepared(db, 'first-shipping-method', (name) =>
    db
      .select()
      .from(shopShippingMethods)
      .where(eq(shopShippingMethods.shopId, sql.placeholder('shopId')))
      .orderBy(asc(shopShippingMethods.position), asc(shopShippingMethods.method))
      .limit(1)
      .prepare(name),
  )
  const [method] = await statement.execute({ shopId })
  return method ?? null
}

/** The day on which a shop sends what is ordered `today`: when it is back, if it is away. `awayUntil` is a day, or null. */
export const sendingDay = (today: string, awayUntil: string | null): string =>
  awayUntil !== null && awayUntil > today ? awayUntil : today

/** Cost and arrival of one piece at `priceMinor`: free from the shop's threshold on, and if it has no method. */
export function shippingOf(method: Method | null, priceMinor: bigint, freeFromMinor: bigint | null, from: string) {
  const free = method === null || (freeFromMinor !== null && priceMinor >= freeFromMinor)
  return {
    cost: usd(free ? 0n : method.costMinor),
    eta_from: dayAfter(from, method?.etaFromDays ?? 0),
    eta_to: dayAfter(from, method?.etaToDays ?? 0),
  }
}
