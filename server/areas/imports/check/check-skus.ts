/** Checks the lines of stock and of prices [rule.import-check]. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { STOCK_MAX } from '@contract/base/constants'
import { STOCK_REASONS } from '@contract/base/product-constants'
import { lineRule, type ImportFault } from '@contract/base/import-constants'
import { skus } from '../../../kernel/db/schema/catalogue'
import { usd } from '../../../kernel/text/usd'
import { dealError, dealPrices, readPrices } from '../../seller/prices'
import type { SkuRow } from '../../seller/products/product-details'
import { readTrade } from '../../settings/trade'
import type { FileLine } from '../file/read-file'
import { parts, stateOf, type CheckedLine, type Checking } from './checked'

/** Longer than any price, as in the call. */
const LONGEST = 40
const WHOLE = /^[0-9]{1,10}$/
const codeOf = ({ cells }: FileLine) => (cells.sku ?? '').toUpperCase()

interface Found {
  readonly row: SkuRow
  readonly deal: bigint | undefined
}

/** The faults of a line whose variant is there, and whether it changes anything. */
type Look = (line: FileLine, found: Found) => { readonly faults: ImportFault[]; readonly changes: boolean }

function lookAtStock(stockIsOperators: boolean): Look {
  return ({ line, cells }, { row }) => {
    const fault = (column: string, rule: ImportFault['rule'], limit?: number) => ({
      faults: [{ line, column, rule, ...(limit === undefined ? {} : { params: { limit } }) }],
      changes: false,
    })
    const { stock = '', reason } = cells
    if (stock === '') return fault('stock', 'required')
    if (!WHOLE.test(stock)) return fault('stock', 'format')
    if (Number(stock) > STOCK_MAX) return fault('stock', 'max', STOCK_MAX)
    if (reason !== undefined && !STOCK_REASONS.some((each) => each === reason)) return fault('reason', 'one_of')
    if (stockIsOperators && Number(stock) > row.stock) return fault('stock', 'not_allowed')
    return { faults: [], changes: Number(stock) !== row.stock }
  }
}

/** The prices of a variant, in USD. */
const pricesNow = ({ priceMinor, specialPriceMinor: special }: SkuRow) => ({
  price: usd(priceMinor),
  special_price: special === null ? null : usd(special),
})

/** The prices of a line: a missing cell leaves its price, `(empty)` takes the special one away. */
export function pricesOf({ cells: { price, special_price: special } }: Pick<FileLine, 'cells'>, row: SkuRow) {
  const before = pricesNow(row)
  const reduced = special === '' ? null : special?.slice(0, LONGEST)
  return {
    price: (price ?? before.price).slice(0, LONGEST),
    special_price: special === undefined ? before.special_price : (reduced ?? null),
  }
}

const lookAtPrices: Look = (line, { row, deal }) => {
  const read = readPrices('', pricesOf(line, row))
  if (!('priceMinor' in read)) {
    const faults = read.map(({ field, rule, params }) => ({
      line: line.line,
      column: field.slice(1),
      rule: lineRule(rule),
      ...(params ? { params } : {}),
    }))
    return { faults, changes: false }
  }
  const low = row.discontinued ? null : dealError('', read, deal)
  const faults = low
    ? [
        {
          line: line.line,
          column: low.field.slice(1),
          rule: lineRule(low.rule),
          ...(low.params ? { params: low.params } : {}),
        },
      ]
    : []
  return { faults, changes: read.priceMinor !== row.priceMinor || read.specialPriceMinor !== row.specialPriceMinor }
}

/** What is wrong with the SKU of a line; null: nothing. */
function skuRule(code: string, again: boolean, row: SkuRow | undefined): ImportFault['rule'] | null {
  if (code === '') return 'required'
  if (again) return 'repeated'
  return row ? null : 'unknown_sku'
}

/** The lines of stock or prices, 100 at a time. */
async function* checkSkus(
  { db, shop, at }: Checking,
  lines: readonly FileLine[],
  look: Look,
  wasOf: (row: SkuRow | undefined) => Pick<CheckedLine, 'was' | 'wasPrices'>,
): AsyncGenerator<CheckedLine[]> {
  const seen = new Set<string>()
  const code = sql<string>`upper(${skus.sku})`
  for (const part of parts(lines)) {
    const rows = await db
      .select()
      .from(skus)
      .where(and(eq(skus.shopId, shop.id), inArray(code, part.map(codeOf))))
    const byCode = new Map(rows.map((row) => [row.sku.toUpperCase(), row]))
    const deals = await dealPrices(db, [...new Set(rows.map(({ productId }) => productId))], at)
    yield part.map((line): CheckedLine => {
      const own = codeOf(line)
      const row = byCode.get(own)
      const again = seen.has(own)
      seen.add(own)
      const rule = skuRule(own, again, row)
      const looked =
        row && rule === null
          ? look(line, { row, deal: deals.get(row.productId) })
          : { faults: [{ line: line.line, column: 'sku', rule: rule ?? 'unknown_sku' }], changes: false }
      const faults = [...line.faults, ...looked.faults]
      const state = stateOf(faults, false, looked.changes)
      return { line, place: line.line, state, faults, ...wasOf(row), version: null }
    })
  }
}

export async function* checkStock(checking: Checking, lines: readonly FileLine[]) {
  const stockIsOperators = !checking.byOperator && (await readTrade(checking.db)).stock_by === 'operator'
  yield* checkSkus(checking, lines, lookAtStock(stockIsOperators), (row) => ({ was: row?.stock ?? null }))
}

export const checkPrices = (checking: Checking, lines: readonly FileLine[]) =>
  checkSkus(checking, lines, lookAtPrices, (row) => ({ was: null, wasPrices: row ? pricesNow(row) : null }))
