import { and, or, sql, type SQL } from 'drizzle-orm'
import { likePatterns } from '../../../kernel/db/contains'
import { orderLines, orders, type CustomerSnapshot } from '../../../kernel/db/schema/orders'
import { readable } from './readable'

/**
 * The condition that the number, a SKU, or what can be read of a buyer contains every word: `of` names the fields of the buyer
 * that are searched [rule.seller-address].
 */
export function containsWords(
  q: string | undefined,
  of: readonly (keyof CustomerSnapshot)[],
  now: Date,
): SQL | undefined {
  if (q === undefined) return undefined
  const fields = of.map((name) => sql`${orders.customer} ->> ${sql.raw(`'${name}'`)}`)
  return and(
    ...likePatterns(q).map((pattern) => {
      const ofBuyer = or(...fields.map((field) => sql`lower(normalize(${field}, NFKC)) like ${pattern}`))
      return sql`(lower(${orders.orderNumber}) like ${pattern}
        or exists (select from ${orderLines} as packed
          where packed.order_id = ${orders}.id and lower(packed.sku) like ${pattern})
        or (${readable(now)} and ${ofBuyer}))`
    }),
  )
}
