import type { SellerOrderRow } from '@contract/entities/seller/order'
import { CANCEL_REMARK_MAX } from '@contract/base/after-sale'
import { useMutationOf } from '../../api/use-mutation-of'
import { ReasonSheet } from '../../kit/over/reason-sheet'
import { toast } from '../../kit/over/toast'
import { useT } from '../../text/use-t'
import { RENEWED } from './renewed'

interface Props {
  readonly order: SellerOrderRow
  readonly onClose: () => void
}

/** Declines an order that the shop cannot deliver, with the reason that the buyer reads. */
export function DeclineSheet({ order, onClose }: Props) {
  const t = useT()
  const mutation = useMutationOf('sellerOrderDecline', {
    renews: [...RENEWED, 'sellerStock', 'sellerProducts'],
    onDone: () => {
      toast(t('orders.declined', { number: order.increment_id }))
      onClose()
    },
  })
  return (
    <ReasonSheet
      title={t('orders.decline_title', { number: order.increment_id })}
      subtitle={t('orders.decline_text')}
      yes={t('orders.decline')}
      isDanger
      label={t('orders.decline_reason')}
      hint={t('orders.decline_hint')}
      field="reason"
      maxLength={CANCEL_REMARK_MAX}
      mutation={mutation}
      onSubmit={(reason) => mutation.mutate({ order_id: order.order_id, reason })}
      onClose={onClose}
    />
  )
}
