import { useCallback, useState, type ReactNode } from 'react'
import type { ProductCard } from '@contract/entities/product'
import { LazyQuickSheet } from '../choose/lazy-quick-sheet'
import { quickAdd } from './quick-add'

export interface QuickAdd {
  /** Puts one piece into the cart, or opens the sheet that chooses a variant first. */
  readonly add: (product: ProductCard) => Promise<unknown> | void
  /** The sheet, while it is open; draw it beside the list. */
  readonly sheet: ReactNode
}

/** Adding from a card. Answers for products without variants when the cart has answered. */
export function useQuickAdd(): QuickAdd {
  const [chosen, setChosen] = useState<ProductCard | null>(null)
  // the same one each time: a list that grows does not draw the cards anew that are there
  const add = useCallback((product: ProductCard) => {
    if (product.has_options && product.stock > 0) return setChosen(product)
    return quickAdd.add({ product_id: product.product_id, stock: product.stock })
  }, [])
  return {
    add,
    sheet: chosen && <LazyQuickSheet key={chosen.product_id} product={chosen} onClose={() => setChosen(null)} />,
  }
}
