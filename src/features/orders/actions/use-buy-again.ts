import { useRef } from 'react'
import type { OrderSummary } from '@contract/entities/order'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { newIntent } from '@/services/intent'
import { call } from '@/services/request'
import { cart } from '@/stores/cart'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'

/**
 * Buys an order's products again, beside the cart, and says which ones are unavailable or short of stock
 * [screen.buy-again]. A server without such baskets has put them into the cart, which is opened then.
 */
export function useBuyAgain() {
  const intent = useRef(newIntent())
  return async ({ order_id, products }: Pick<OrderSummary, 'order_id' | 'products'>): Promise<void> => {
    const fields = { order_id, buy_now: true }
    try {
      const { items_count, basket_id, short } = await call('reorder', fields, {
        idempotencyKey: intent.current.key(fields),
      })
      intent.current.done()
      cart.setCount(items_count)
      const nothing = short.length === products.length && short.every(({ added }) => added === 0)
      if (nothing) return toast.show(t('reorder.nothing'), 'alert')
      const names = short.map((line) => localised(line, 'name', settings.language)).join(', ')
      if (names !== '') toast.show(t('reorder.short', { names }), 'alert')
      await (basket_id === undefined ? go('cart') : go('pay', { basket_id }))
    } catch (error) {
      // the call has shown its refusal
      if (!isApiError(error)) throw error
    }
  }
}
