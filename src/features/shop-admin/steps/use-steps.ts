import { useRef } from 'react'
import { t } from '@/locales/t'
import { isApiError } from '@/services/api-error'
import { sellerCall } from '@/services/seller'
import { newIntent } from '@/services/intent'
import { toast } from '@/stores/toast'

/**
 * The steps of orders that need no form. `changed` reloads, also after a refusal, which means that the order has changed
 * since it was drawn.
 */
export function useSteps(changed: () => void) {
  const intent = useRef(newIntent())

  async function take<F extends Record<string, unknown>>(
    fields: F,
    send: (fields: F, key: string) => Promise<void>,
  ): Promise<void> {
    try {
      await send(fields, intent.current.key(fields))
      intent.current.done()
    } catch (error) {
      // the call has shown its refusal; after a lost answer, the same key makes the next try safe
      if (!isApiError(error)) throw error
    } finally {
      changed()
    }
  }

  const accept = (order_ids: string[]) =>
    take({ order_ids }, async (fields, idempotencyKey) => {
      const { done, refused } = await sellerCall('sellerOrderAccept', fields, { idempotencyKey })
      if (refused.length > 0) toast.show(t('shopAdmin.not_accepted'), 'alert')
      else toast.show(t('shopAdmin.accepted', { count: done.length }))
    })

  const deliver = (order_id: string) =>
    take({ order_id }, async (fields, idempotencyKey) => {
      await sellerCall('sellerOrderDeliver', fields, { idempotencyKey })
      toast.show(t('shopAdmin.delivered'))
    })

  return { accept, deliver }
}
