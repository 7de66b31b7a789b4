import { useState } from 'react'
import { takeVariant } from '@/components/choose-sheet/take-variant'
import type { ProductData, Variant } from '@/components/choose-sheet/use-variant'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { quickAdd } from '@/stores/quick-add'
import { say } from '@/stores/say'

export type Goal = 'cart' | 'buy'

export interface Buying {
  /** What the open choose sheet is for; null while it is closed. */
  readonly asking: Goal | null
  /** Adds, or adds and goes to the checkout; with an incomplete choice it asks for the rest first. */
  readonly start: (goal: Goal) => Promise<unknown>
  /** The button of the sheet. */
  readonly confirm: () => Promise<unknown>
  readonly close: () => void
}

/** The two ways to buy what is chosen (gaps §3: buy_now leaves this line alone selected). */
export function useBuying(data: ProductData, variant: Variant): Buying {
  const [asking, setAsking] = useState<Goal | null>(null)
  const take = async (goal: Goal) => {
    const taken = await takeVariant(data, variant, goal === 'buy')
    if (!taken) return
    if (goal === 'buy') await go('myCart')
    else say(t('product.added'))
  }
  return {
    asking,
    start: async (goal) => {
      const { product_id, stock } = data.product
      // answers with the sentence that it is sold out
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
