import type { ProductCard } from '@contract/entities/product'

export interface ProductCardsProps {
  products: readonly ProductCard[]
  /** How many cards are visible before scrolling: their pictures load at once. */
  eager?: number
}
