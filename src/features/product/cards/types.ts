import type { ProductCard } from '@contract/entities/product'

export interface ProductCardsProps {
  products: readonly ProductCard[]
  /** How many are visible before scrolling: their pictures load eagerly. */
  eager?: number
}
