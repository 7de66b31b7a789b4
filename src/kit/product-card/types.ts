import type { ReactNode } from 'react'
import type { ProductCard } from '@contract/entities/product'

/** The words on a card, from the page's locale. */
interface ProductCardWords {
  soldOut: string
  /** "4.4k sold". */
  sold?: string
  /** Accessible name of the plus: "Add Stoneware mug to the cart". */
  add: string
  /** In place of the rating, for a flash deal: "7 left". */
  left?: string
}

export interface ProductCardProps {
  product: ProductCard
  words: ProductCardWords
  onOpen: () => void
  /** The product's link, for H5. */
  href?: string
  /** Without it there is no quick-add. It settles when the cart has answered. */
  onAdd?: () => void | Promise<unknown>
  /** How many are in the cart: the plus becomes this count. */
  inCart?: number
  /**
   * Fills its column of a grid, takes half of a row that has no columns (native lists), or has the width of a carousel:
   * flash 128, small 140, medium 148.
   */
  width?: 'grid' | 'half' | 'flash' | 'small' | 'medium'
  /** Of 44, beside the price and outside the link: the heart. */
  mark?: ReactNode
  /** Among the first that are visible: its picture loads eagerly. */
  eager?: boolean
}

export interface QuickAddProps {
  label: string
  /** How many are in the cart; at zero a plus. */
  inCart: number
  onAdd: () => void | Promise<unknown>
}
