import type { ReactNode } from 'react'
import type { ProductCard } from '@contract/entities/product'

/** The texts on a card, from the page's locale. */
interface ProductCardWords {
  soldOut: string
  /** "4.4k sold". */
  sold?: string
  /** Accessible name of the plus: "Add Stoneware mug to the cart". */
  add: string
  /** Replaces the rating of a flash deal: "7 left". */
  left?: string
}

export interface ProductCardProps {
  product: ProductCard
  words: ProductCardWords
  onOpen: () => void
  /** The product's link, for H5. */
  href?: string
  /** Adds the product to the cart, and settles with the cart's answer. Without it there is no quick-add. */
  onAdd?: () => void | Promise<unknown>
  /** The pieces in the cart, shown instead of the plus. */
  inCart?: number
  /**
   * Fills a column of a grid, takes half of a row without columns (native lists), or has the fixed width of a carousel:
   * flash 128 px, small 140 px, medium 148 px.
   */
  width?: 'grid' | 'half' | 'flash' | 'small' | 'medium'
  /** A control of 44 px beside the price and outside the link: the heart. */
  mark?: ReactNode
  /** Visible without scrolling, so its picture loads at once. */
  eager?: boolean
}

export interface QuickAddProps {
  label: string
  /** The pieces in the cart; at zero a plus is shown. */
  inCart: number
  onAdd: () => void | Promise<unknown>
}
