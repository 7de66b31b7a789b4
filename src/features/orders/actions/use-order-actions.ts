import { useState } from 'react'
import type { OrderSummary } from '@contract/entities/order'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'
import type { OrderStep } from './order-steps'
import { useBuyAgain } from './use-buy-again'

interface Asked {
  readonly step: Extract<OrderStep, 'cancel' | 'complete'>
  readonly order: OrderSummary
}

const CALLS: Readonly<Record<Asked['step'], (orderId: string, remark: string) => Promise<unknown>>> = {
  cancel: (orderId, remark) =>
    call('orderCancel', { order_id: orderId, ...(remark === '' ? {} : { cancel_remark: remark }) }),
  complete: (orderId) => call('orderComplete', { order_id: orderId }),
}

/**
 * The steps of an order. Cancelling and confirming ask for a confirmation first; a cancellation takes a remark.
 * `changed` reloads, also after a refusal, which means that the order has changed since it was drawn.
 */
export function useOrderActions(changed: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const buyAgain = useBuyAgain()

  async function confirm(remark: string): Promise<void> {
    if (!asked) return
    try {
      await CALLS[asked.step](asked.order.order_id, remark)
      toast.show(t(asked.step === 'cancel' ? 'orders.cancelled' : 'orders.completed'))
    } catch (error) {
      // the call has shown its refusal
      if (!isApiError(error)) throw error
    } finally {
      setAsked(null)
      changed()
    }
  }

  async function act(step: OrderStep, order: OrderSummary): Promise<void> {
    const { order_id } = order
    if (step === 'again') await buyAgain(order)
    else if (step === 'pay') await go('pay', { order_ids: order_id })
    else if (step === 'cancel' || step === 'complete') setAsked({ step, order })
    else await go(step, { order_id })
  }
  return { asked, act, confirm, close: () => setAsked(null) }
}
