import type { ProductCard } from '@contract/entities/product'

/** Deals that end on the same day. */
interface DealGroup {
  /** As `dayOf` says it. */
  readonly day: string
  /** When the first of them ends, ISO 8601. */
  readonly endsAt: string
  readonly deals: readonly ProductCard[]
}

/** Deals by the day on which they end, the soonest first, without ended ones. */
export function dealGroups(products: readonly ProductCard[], dayOf: (iso: string) => string): DealGroup[] {
  const endOf = ({ flash }: ProductCard) => flash?.ends_at ?? ''
  const groups = new Map<string, ProductCard[]>()
  const deals = products.filter((product) => endOf(product) !== '')
  for (const deal of deals.sort((a, b) => (endOf(a) < endOf(b) ? -1 : Number(endOf(a) > endOf(b))))) {
    const day = dayOf(endOf(deal))
    groups.set(day, [...(groups.get(day) ?? []), deal])
  }
  return [...groups].map(([day, list]) => ({ day, endsAt: endOf(list[0]), deals: list }))
}
