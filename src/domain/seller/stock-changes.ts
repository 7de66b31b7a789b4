/** The changes of stock and prices that a seller has made and not saved yet. Prices are USD decimal strings. */
import type { Data } from '@contract/all-calls'

export type StockRow = Data<'sellerStock'>['list'][number]
export type Prices = Pick<StockRow, 'price' | 'special_price'>

export interface StockChange {
  /** The variant as it was seen when it was changed last: the server takes the difference to it. */
  readonly row: StockRow
  readonly stock?: number
  readonly prices?: Prices
}

/** By the id of the variant. */
export type StockChanges = Readonly<Record<string, StockChange>>

function put(changes: StockChanges, { row, stock, prices }: StockChange): StockChanges {
  const { [row.sku_id]: _, ...others } = changes
  const isStock = stock !== undefined && stock !== row.stock
  const isPrice = prices !== undefined && (prices.price !== row.price || prices.special_price !== row.special_price)
  if (!isStock && !isPrice) return others
  return { ...others, [row.sku_id]: { row, ...(isStock && { stock }), ...(isPrice && { prices }) } }
}

/** A number or price that is as before is no change. */
export function changed(changes: StockChanges, seen: StockRow, to: Omit<StockChange, 'row'>): StockChanges {
  const before = changes[seen.sku_id]
  return put(changes, { ...before, row: seen, ...to })
}

/** The changes without those that the server has taken. */
export function withoutSaved(changes: StockChanges, ids: readonly string[], part: 'stock' | 'prices'): StockChanges {
  return ids.reduce((left, id) => {
    const change = left[id]
    return change === undefined ? left : put(left, { ...change, [part]: undefined })
  }, changes)
}

/** What was refused because other numbers or prices are there by now, as the refusal has them. */
export type NowThere = readonly (Pick<StockRow, 'sku_id'> & Partial<StockRow>)[]

/** The changes after a look at what is there by now: what is wanted stays, unless it is there already. */
export function seenAgain(changes: StockChanges, now: NowThere): StockChanges {
  return now.reduce((left, { sku_id: id, ...values }) => {
    const change = left[id]
    return change === undefined ? left : put(left, { ...change, row: { ...change.row, ...values } })
  }, changes)
}

/** The variants whose stock, or whose price, is to be changed. */
export const stockOnes = (changes: StockChanges) =>
  Object.values(changes).flatMap(({ row, stock }) => (stock === undefined ? [] : [{ row, stock }]))
export const priceOnes = (changes: StockChanges) =>
  Object.values(changes).flatMap(({ row, prices }) => (prices === undefined ? [] : [{ row, prices }]))

/** How many changes there are: stock and price of a variant count as two. */
export const countChanges = (changes: StockChanges): number => stockOnes(changes).length + priceOnes(changes).length

/** The likely reason of the stock changes: more pieces were delivered, fewer were counted. */
export function likelyReason(changes: StockChanges): 'delivery' | 'count' {
  const more = stockOnes(changes).reduce((sum, { row, stock }) => sum + stock - row.stock, 0)
  return more > 0 ? 'delivery' : 'count'
}
