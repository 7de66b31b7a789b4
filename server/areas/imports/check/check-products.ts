/** Checks the lines of products [rule.import-check]. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { skus } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { findOwnProducts, type ProductDetails } from '../../seller/products/product-details'
import { dealPrices } from '../../seller/prices'
import { readTrade } from '../../settings/trade'
import type { FileLine } from '../file/read-file'
import { parts, spread, stateOf, type CheckedLine, type Checking } from './checked'
import { groupLines, type Group } from './group'
import { knownOf } from './known'
import { planGroup, type GroupPlan } from './plan-group'
import { readShelf } from './shelf'

/** The product of each of these SKUs, in capitals, that the shop has. */
export async function ownersOf(db: Db, shopId: bigint, codes: readonly string[]): Promise<Map<string, bigint>> {
  const owners = new Map<string, bigint>()
  const code = sql<string>`upper(${skus.sku})`
  for (let from = 0; from < codes.length; from += 1_000) {
    const found = await db
      .select({ code, productId: skus.productId })
      .from(skus)
      .where(and(eq(skus.shopId, shopId), inArray(code, codes.slice(from, from + 1_000))))
    for (const { code: each, productId } of found) owners.set(each, productId)
  }
  return owners
}

/** The codes that lines name as their SKU, or as that of their product. */
export const codesOf = (lines: readonly Pick<FileLine, 'cells'>[]): string[] => [
  ...new Set(
    lines
      .flatMap(({ cells: { sku = '', product = '' } }) => [sku, product])
      .filter((each) => each !== '')
      .map((each) => each.toUpperCase()),
  ),
]

/** The lines of a product after their check. */
function checkedLines(
  { lines }: Group,
  goods: ProductDetails | null,
  { faults, changed, changesProduct }: GroupPlan,
): CheckedLine[] {
  const place = lines[0]?.line ?? 0
  const byLine = spread(lines, faults)
  const rows = new Map(goods?.skus.map((row) => [row.sku.toUpperCase(), row]))
  return lines.map((line, index) => {
    const row = rows.get((line.cells.sku ?? '').toUpperCase())
    const altered = changed.has(line.line) || (index === 0 && changesProduct)
    const state = stateOf(faults, row === undefined, altered)
    return {
      ...{ line, place, state, faults: byLine.get(line.line) ?? [] },
      was: row && line.cells.stock !== undefined ? row.stock : null,
      version: goods?.row.version ?? null,
    }
  })
}

/** The lines of products, 100 products at a time. */
export async function* checkProducts(checking: Checking, lines: readonly FileLine[]): AsyncGenerator<CheckedLine[]> {
  const { db, shop, byOperator, at } = checking
  const groups = groupLines(lines, await ownersOf(db, shop.id, codesOf(lines)))
  const shelf = await readShelf(db)
  const stockIsOperators = !byOperator && (await readTrade(db)).stock_by === 'operator'
  for (const part of parts(groups)) {
    const ids = part.flatMap(({ productId }) => (productId === null ? [] : [productId]))
    const all = await findOwnProducts(db, shop, ids)
    const deals = await dealPrices(db, ids, at)
    const known = await knownOf(
      db,
      { shopId: shop.id, shelf },
      part.flatMap((group) => group.lines),
    )
    const checked: CheckedLine[] = []
    for (const group of part) {
      const goods = group.productId === null ? null : (all.get(group.productId) ?? null)
      const deal = group.productId === null ? undefined : deals.get(group.productId)
      checked.push(
        ...checkedLines(group, goods, planGroup({ lines: group.lines, goods, known, deal, stockIsOperators })),
      )
    }
    yield checked
  }
}
