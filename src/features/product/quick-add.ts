import { makeAutoObservable, observableRef } from 'mobx'
import type { CartInfo } from '@contract/entities/cart'
import { linesOf } from '@/domain/cart/cart-lines'
import { t } from '@/locales/t'
import { cart } from '@/stores/cart'
import { toast } from '@/stores/toast'

/** An addition to the cart: the pieces, the variant, and its stock. */
interface Wanted {
  readonly product_id: string
  readonly stock: number
  readonly qty?: number
  /** The variant's SKU; only for products that have variants. */
  readonly custom_option_sku?: string
}

type Pieces = Readonly<Record<string, number>>

/** Adds to the cart from a card or a product's page, and knows how many pieces of a product are in the cart. */
class QuickAdd {
  /** Additions since the cart was `of`. A newer cart contains them. */
  private pieces: Pieces = {}
  private of: CartInfo | null = null

  constructor() {
    makeAutoObservable<this, 'pieces' | 'of'>(this, { pieces: observableRef, of: observableRef }, { autoBind: true })
  }

  /** The pieces of a product in the cart, of all its variants. */
  inCart(productId: string): number {
    const lines = cart.info === null ? [] : linesOf(cart.info)
    const known = lines.filter(({ product_id }) => product_id === productId).reduce((sum, { qty }) => sum + qty, 0)
    return known + (this.since[productId] ?? 0)
  }

  /**
   * Shows the addition at once and undoes it after a refusal. When nothing is in stock, it only says so. Returns
   * whether the pieces were added.
   */
  async add({ stock, qty = 1, ...item }: Wanted): Promise<boolean> {
    if (stock <= 0) {
      toast.show(t('product.sold_out_sorry'), 'alert')
      return false
    }
    if (item.custom_option_sku === undefined && this.inCart(item.product_id) + qty > stock) {
      toast.show(t('product.all_in_cart', { count: stock }), 'alert')
      return false
    }
    this.count(item.product_id, qty)
    const taken = await cart.add({ ...item, qty })
    if (!taken) this.count(item.product_id, -qty)
    return taken
  }

  private get since(): Pieces {
    // an empty cart, after a logout or an order, contains none of them
    return this.of === cart.info && cart.count > 0 ? this.pieces : {}
  }

  private count(productId: string, by: number): void {
    const before = this.since
    this.of = cart.info
    this.pieces = { ...before, [productId]: Math.max(0, (before[productId] ?? 0) + by) }
  }
}

export const quickAdd = new QuickAdd()
