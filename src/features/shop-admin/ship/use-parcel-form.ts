import { useRef } from 'react'
import { trackingNumberOf } from '@contract/rules/tracking-number'
import { PARCEL_CHECKS, type ParcelValues } from '@/domain/seller/parcel-values'
import { useForm } from '@/hooks/use-form'
import { t } from '@/locales/t'
import { isApiError } from '@/services/api-error'
import { sellerCall } from '@/services/seller'
import { newIntent } from '@/services/intent'
import { toast } from '@/stores/toast'
import type { ParcelSheetProps } from './types'

/** The form of a parcel: sent once, however often its button is tapped, and sent again with the same key. */
export function useParcelForm(
  kind: ParcelSheetProps['kind'],
  { order_id, carrier, log_sn }: ParcelSheetProps['order'],
  onDone: () => void,
) {
  const intent = useRef(newIntent())
  return useForm<ParcelValues>({
    keep: `parcel.${order_id}`,
    values: { carrier: carrier ?? '', log_sn: kind === 'ship' ? '' : (log_sn ?? '') },
    rules: PARCEL_CHECKS,
    submit: async (typed) => {
      const fields = { order_id, carrier: typed.carrier.trim(), log_sn: trackingNumberOf(typed.log_sn) }
      try {
        if (kind === 'ship') {
          await sellerCall('sellerOrderShip', fields, { idempotencyKey: intent.current.key(fields) })
          intent.current.done()
        } else await sellerCall('sellerOrderParcel', fields)
      } catch (error) {
        // shipped or cancelled elsewhere, as the toast says: there is nothing to correct here
        if (isApiError(error) && error.kind === 'refused' && error.errors.length === 0) onDone()
        throw error
      }
      toast.show(t(kind === 'ship' ? 'shopAdmin.shipped' : 'shopAdmin.corrected'))
      onDone()
    },
  })
}
