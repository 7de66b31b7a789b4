import { sql } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { zip } from '@contract/rules/lists'
import { skus } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../../kernel/http/refusal'
import { usd } from '../../../kernel/text/usd'
import { refreshPrices } from '../../catalogue/manage/save-product'
import type { Priced } from '../../catalogue/price'
import { dealError, dealPrices, readPrices } from '../prices'
import { recordAll, type ShopActor } from '../record'
import { lockSkus, type LockedSku } from './lock-skus'

type Item = Fields<'sellerPrices'>['items'][number]

const pricesForAudit = ({ priceMinor, specialPriceMinor }: Priced) => ({
  price: usd(priceMinor),
  special_price: specialPriceMinor === null ? null : usd(specialPriceMinor),
})

const isSame = (one: Priced, other: Priced) =>
  one.priceMinor === other.priceMinor && one.specialPriceMinor === other.specialPriceMinor

interface NewPrice {
  readonly row: LockedSku
  readonly priced: Priced
  /** The prices that the author saw; undefined: it does not say. */
  readonly was: Item['was']
}

function readAll(items: readonly Item[], held: readonly LockedSku[], deals: Map<bigint, bigint>) {
  const prices: NewPrice[] = []
  const errors: FieldError[] = []
  for (const [place, [item, row]] of zip(items, held).entries()) {
    const read = readPrices(`items.${place}`, item)
    if (!('priceMinor' in read)) {
      errors.push(...read)
      continue
    }
    const tooCheap = row.discontinued ? null : dealError(`items.${place}`, read, deals.get(row.productId))
    if (tooCheap) errors.push(tooCheap)
    else prices.push({ row, priced: read, was: item.was })
  }
  return { prices, errors }
}

/** Whether somebody else has set another price since it was seen; a price that is there already overwrites none. */
function isOverwriting({ row, priced, was }: NewPrice): boolean {
  if (was === undefined || isSame(row, priced)) return false
  const seen = readPrices('was', was)
  return !('priceMinor' in seen) || !isSame(row, seen)
}

/** Throws 2000018 changed, with what is there now, if a price is not the one that its author saw. */
function requireSeen(prices: readonly NewPrice[]): void {
  const items = prices.filter(isOverwriting).map(({ row }) => ({ sku_id: String(row.id), ...pricesForAudit(row) }))
  if (items.length > 0) throw new Refusal(Code.operationFailed, { reason: 'changed', items })
}

/**
 * Writes prices with their history, and the price of each product in lists, that of its cheapest variant. The version of the
 * products increases, because their editor shows prices.
 */
async function write(tx: Tx, actor: ShopActor, prices: readonly NewPrice[]): Promise<void> {
  if (prices.length === 0) return
  const amounts = prices.map(({ row, priced: { priceMinor: full, specialPriceMinor: special } }) => ({
    ...{ id: String(row.id), full: String(full), special: special === null ? null : String(special) },
  }))
  await tx.execute(sql`
    update ${skus} s set price_minor = a.full, special_price_minor = a.special
    from json_to_recordset(${JSON.stringify(amounts)}::json) as a(id bigint, "full" bigint, special bigint)
    where s.id = a.id`)
  const changes = prices.map(({ row, priced }) => ({
    ...({ action: 'price', subject: 'skus', id: row.id, remark: row.sku } as const),
    ...{ before: pricesForAudit(row), after: pricesForAudit(priced) },
  }))
  await recordAll(tx, actor, changes)
  await refreshPrices(
    tx,
    prices.map(({ row }) => row.productId),
    actor,
  )
}

/**
 * Sets all prices or none [rule.seller-price]; an equal one changes nothing. Throws 2000019 for another shop's variant, 1000008
 * with all errors, and 2000018 changed where a price is not the one that was seen.
 */
export async function setPrices(tx: Tx, actor: ShopActor, items: readonly Item[]): Promise<Data<'sellerPrices'>> {
  const held = await lockSkus(tx, actor.shop, items)
  const productIds = [...new Set(held.map(({ productId }) => productId))]
  const { prices, errors } = readAll(items, held, await dealPrices(tx, productIds, actor.at))
  if (errors.length > 0) throw fieldRefusal(Code.invalidParameter, errors)
  requireSeen(prices)
  await write(
    tx,
    actor,
    prices.filter(({ row, priced }) => !isSame(row, priced)),
  )
  return { items: prices.map(({ row, priced }) => ({ sku_id: String(row.id), ...pricesForAudit(priced) })) }
}
