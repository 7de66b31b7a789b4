import { useState } from 'react'
import type { BuyerAction } from '@contract/order-steps'
import '@/locales/late/orders'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'

interface Asked {
  readonly action: Extract<BuyerAction, 'cancel' | 'complete'>
  readonly orderId: string
}

const CALLS: Readonly<Record<Asked['action'], (orderId: string, remark: string) => Promise<unknown>>> = {
  cancel: (orderId, remark) =>
    call('orderCancel', { order_id: orderId, ...(remark === '' ? {} : { cancel_remark: remark }) }),
  complete: (orderId) => call('orderComplete', { order_id: orderId }),
}

/**
 * The actions on an order. Cancelling and confirming ask for a confirmation first; a cancellation takes a remark.
 * `changed` reloads, also after a refusal, which means that the order has changed since it was drawn.
 */
export function useOrderActions(changed: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null)

  async function confirm(remark: string): Promise<void> {
    if (!asked) return
    try {
      await CALLS[asked.action](asked.orderId, remark)
      toast.show(t(asked.action === 'cancel' ? 'orders.cancelled' : 'orders.completed'))
    } catch (error) {
      // the call has shown its refusal
      if (!isApiError(error)) throw error
    } finally {
      setAsked(null)
      changed()
    }
  }

  function act(action: BuyerAction, orderId: string): void {
    if (action === 'pay') void go('pay', { order_ids: orderId })
    else if (action === 'comment' || action === 'refund') void go(action, { order_id: orderId })
    else setAsked({ action, orderId })
  }
  return { asked, act, confirm, close: () => setAsked(null) }
}
