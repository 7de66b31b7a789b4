import { useCallback, useState, type ReactNode } from 'react'
import type { ProductCard } from '@contract/entities/product'
import { LazyQuickSheet } from './choose/lazy-quick-sheet'
import { quickAdd } from './quick-add'

export interface QuickAdd {
  /** Adds one piece to the cart, or opens the sheet that chooses a variant first. */
  readonly add: (product: ProductCard) => Promise<unknown> | void
  /** The sheet while it is open. Draw it beside the list. */
  readonly sheet: ReactNode
}

/** Adds to the cart from a card. For products without variants, `add` settles with the cart's answer. */
export function useQuickAdd(): QuickAdd {
  const [chosen, setChosen] = useState<ProductCard | null>(null)
  // stable: a list that grows must not re-render its cards
  const add = useCallback((product: ProductCard) => {
    if (product.has_options && product.stock > 0) return setChosen(product)
    return quickAdd.add({ product_id: product.product_id, stock: product.stock })
  }, [])
  return {
    add,
    sheet: chosen && <LazyQuickSheet key={chosen.product_id} product={chosen} onClose={() => setChosen(null)} />,
  }
}
