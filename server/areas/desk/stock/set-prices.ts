import { eq, inArray, sql } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/codes'
import type { FieldError } from '@contract/envelope'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal } from '../../../kernel/http/refusal'
import { usd } from '../../../kernel/text/usd'
import type { Priced } from '../../catalogue/price'
import { refreshProduct } from '../../catalogue/refresh'
import { dealError, dealPrices, readPrices } from '../prices'
import { record, type Deed } from '../record'
import { holdSkus } from './hold'

type Held = Awaited<ReturnType<typeof holdSkus>>
type Row = Held extends Map<string, infer R> ? R : never

const told = ({ priceMinor, specialPriceMinor }: Priced) => ({
  price: usd(priceMinor),
  special_price: specialPriceMinor === null ? null : usd(specialPriceMinor),
})

interface NewPrice {
  readonly row: Row
  readonly priced: Priced
}

function readAll(items: Fields<'deskPrices'>['items'], held: Held, deals: Map<bigint, bigint>) {
  const prices: NewPrice[] = []
  const errors: FieldError[] = []
  for (const [place, item] of items.entries()) {
    const row = held.get(item.sku_id)
    if (!row) throw new Error(`sku ${item.sku_id} is not held`)
    const read = readPrices(`items.${place}`, item)
    if (!('priceMinor' in read)) {
      errors.push(...read)
      continue
    }
    const tooCheap = row.withdrawn ? null : dealError(`items.${place}`, read, deals.get(row.productId))
    if (tooCheap) errors.push(tooCheap)
    else prices.push({ row, priced: read })
  }
  return { prices, errors }
}

/**
 * Sets all prices or none [rule.desk-price]. The version of the products increases, because their editor shows prices.
 * Throws 2000019 for another shop's variant, and 1000008 with all errors.
 */
export async function setPrices(tx: Tx, deed: Deed, items: Fields<'deskPrices'>['items']): Promise<Data<'deskPrices'>> {
  const held = await holdSkus(tx, deed.shop, items)
  const productIds = [...new Set([...held.values()].map(({ productId }) => productId))].sort((a, b) => Number(a - b))
  const { prices, errors } = readAll(items, held, await dealPrices(tx, productIds, deed.at))
  if (errors.length > 0) throw fieldRefusal(Code.invalidParameter, errors)
  for (const { row, priced } of prices) {
    await tx.update(skus).set(priced).where(eq(skus.id, row.id))
    const change = { before: told(row), after: told(priced) }
    await record(tx, deed, { action: 'price', subject: 'skus', id: row.id, remark: row.sku, ...change })
  }
  const touched = { version: sql`${products.version} + 1`, updatedAt: deed.at, updatedBy: deed.userId }
  await tx.update(products).set(touched).where(inArray(products.id, productIds))
  for (const id of productIds) await refreshProduct(tx, id)
  return { items: prices.map(({ row, priced }) => ({ sku_id: String(row.id), ...told(priced) })) }
}
