import type { ProductCard } from '@contract/entities/product'

/** Deals that end on the same day. */
interface DealGroup {
  /** As `dayOf` writes it. */
  readonly day: string
  /** When the first of them ends, ISO 8601. */
  readonly endsAt: string
  readonly deals: readonly ProductCard[]
}

/** Deals grouped by the day on which they end, the earliest first. Ended deals are left out. */
export function dealGroups(products: readonly ProductCard[], dayOf: (iso: string) => string): DealGroup[] {
  const endOf = ({ flash }: ProductCard) => flash?.ends_at ?? ''
  const groups = new Map<string, DealGroup>()
  const deals = products.filter((product) => endOf(product) !== '')
  for (const deal of deals.sort((a, b) => (endOf(a) < endOf(b) ? -1 : Number(endOf(a) > endOf(b))))) {
    const endsAt = endOf(deal)
    const day = dayOf(endsAt)
    const group = groups.get(day) ?? { day, endsAt, deals: [] }
    groups.set(day, { ...group, deals: [...group.deals, deal] })
  }
  return [...groups.values()]
}
