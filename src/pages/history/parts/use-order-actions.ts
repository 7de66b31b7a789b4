import { useState } from 'react'
import type { OrderAction } from '@contract/order-states'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { isApiError } from '@/services/api-error'
import { orderCancel, orderComplete } from '@/services/orders'
import { toast } from '@/stores/toast'

export interface Asked {
  readonly action: Exclude<OrderAction, 'pay'>
  readonly orderId: string
}

const CALLS = {
  cancel: (orderId: string) => orderCancel({ order_id: orderId }),
  complete: (orderId: string) => orderComplete({ order_id: orderId }),
}

/**
 * What can be done with an order. Cancelling and confirming ask first; `changed` reloads, also after a refusal, which
 * means that the order has moved on since it was drawn.
 */
export function useOrderActions(changed: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null)

  async function confirm(): Promise<void> {
    if (!asked) return
    try {
      await CALLS[asked.action](asked.orderId)
      toast.show(t(asked.action === 'cancel' ? 'orders.cancelled' : 'orders.completed'))
    } catch (error) {
      // the refusal itself has been shown by the call
      if (!isApiError(error)) throw error
    } finally {
      setAsked(null)
      changed()
    }
  }

  function act(action: OrderAction, orderId: string): void {
    if (action === 'pay') void go('pay', { order_ids: orderId })
    else setAsked({ action, orderId })
  }
  return { asked, act, confirm, close: () => setAsked(null) }
}
