import type { ProductCard } from '@contract/entities/product'
import type { ListSort } from './query'

/** Sorts whose order a buyer can read off the cards: there what is sold out keeps its place. */
const READABLE: ReadonlySet<ListSort> = new Set(['price_asc', 'price_desc', 'rate'])

/**
 * A page of cards with what is sold out at its end, so that no list leads with it [rule.sold-out-last]. By page, since an
 * order of the whole list by stock would move every product at each sale, and the keys of the pages with it.
 */
export function soldOutLast(cards: readonly ProductCard[], sort: ListSort): ProductCard[] {
  if (READABLE.has(sort)) return [...cards]
  return [...cards.filter(({ stock }) => stock > 0), ...cards.filter(({ stock }) => stock <= 0)]
}
