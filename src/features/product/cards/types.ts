import type { ProductCard } from '@contract/entities/product'

export interface ProductCardsProps {
  products: readonly ProductCard[]
  /** How many are seen at once at the top of the screen: their pictures load at once. */
  eager?: number
}
