import type { Data } from '@contract/all-calls'
import { SKUS_AT_ONCE } from '@contract/base/product-constants'

export type StockRow = Data<'sellerStock'>['list'][number]

/** A number that was typed for a variant, beside the one that was seen [rule.seller-stock]. */
export interface Change {
  readonly sku_id: string
  readonly was: number
  readonly typed: string
  /** Another number is there than when it was typed, and nobody has typed since. */
  readonly isOutdated?: boolean
}

/** Typed numbers by the id of their variant, over the pages of the list. */
export type Changes = ReadonlyMap<string, Change>

/** What was seen when the number was typed stays, though the list has been read again since. */
export function typeNumber(changes: Changes, { sku_id, stock }: StockRow, typed: string): Changes {
  const next = new Map(changes)
  const was = changes.get(sku_id)?.was ?? stock
  if (typed === String(was)) next.delete(sku_id)
  else next.set(sku_id, { sku_id, was, typed })
  return next
}

/** What the server says is there by now, in place of what was seen; a number that is there already is no change any more. */
export function seenAgain(changes: Changes, now: readonly Pick<StockRow, 'sku_id' | 'stock'>[]): Changes {
  const next = new Map(changes)
  for (const { sku_id, stock } of now) {
    const change = changes.get(sku_id)
    if (change?.typed === String(stock)) next.delete(sku_id)
    else if (change) next.set(sku_id, { ...change, was: stock, isOutdated: true })
  }
  return next
}

/** What is sent; an empty field says nothing. */
export const itemsOf = (changes: Changes) =>
  [...changes.values()]
    .filter(({ typed }) => typed !== '')
    .map(({ sku_id, was, typed }) => ({ sku_id, was, stock: Number(typed) }))

export const isTooMany = (changes: Changes): boolean => changes.size > SKUS_AT_ONCE
