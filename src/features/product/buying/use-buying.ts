import { useState } from 'react'
import { chosenItem, takeVariant } from '../choose/take-variant'
import type { ProductData, Variant } from '../use-variant'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { buyNow } from './buy-now'
import { quickAdd } from '../quick-add'
import { showToast } from '@/hooks/show-toast'

type Goal = 'cart' | 'buy'

export interface Buying {
  /** The purpose of the open choose sheet; null while it is closed. */
  readonly asking: Goal | null
  /**
   * Adds to the cart, or goes to the checkout with "Buy now". When the choice is incomplete, it opens the sheet first.
   */
  readonly start: (goal: Goal) => Promise<unknown>
  /** The action of the sheet's button. */
  readonly confirm: () => Promise<unknown>
  readonly close: () => void
}

/** The two ways to buy the chosen variant: add it to the cart, or "Buy now". */
export function useBuying(data: ProductData, variant: Variant): Buying {
  const [asking, setAsking] = useState<Goal | null>(null)
  const take = async (goal: Goal) => {
    if (goal === 'cart') {
      if (await takeVariant(data, variant))
        showToast(t('product.added'), { label: t('product.view_cart'), onPress: () => void go('cart') })
      return
    }
    const item = chosenItem(data, variant)
    const opened = item && (await buyNow(item))
    if (opened) await go('pay', opened)
  }
  return {
    asking,
    start: async (goal) => {
      const { product_id, stock } = data.product
      // the refusal says that it is sold out
      if (stock <= 0) return quickAdd.add({ product_id, stock })
      return variant.sku ? take(goal) : setAsking(goal)
    },
    confirm: async () => {
      const goal = asking ?? 'cart'
      setAsking(null)
      await take(goal)
    },
    close: () => setAsking(null),
  }
}
