import { useState } from 'react'
import type { SellerOrderRow } from '@contract/entities/seller/order'
import { useMutationOf } from '../../api/use-mutation-of'
import { Button } from '../../kit/button'
import { confirm } from '../../kit/over/confirm'
import { toast } from '../../kit/over/toast'
import { useT } from '../../text/use-t'
import { useAcceptOrders } from './accept-orders'
import { DeclineSheet } from './decline-sheet'
import { ParcelSheet } from './parcel-sheet'
import { RENEWED } from './renewed'

interface Props {
  readonly order: SellerOrderRow
  /** In a list: the next step alone, small. */
  readonly small?: boolean
}

/** What the shop can do with an order now. */
export function OrderActions({ order, small = false }: Props) {
  const t = useT()
  const [sheet, setSheet] = useState<'ship' | 'parcel' | 'decline' | null>(null)
  const { accept, isAccepting } = useAcceptOrders()
  const deliver = useMutationOf('sellerOrderDeliver', {
    renews: RENEWED,
    onDone: () => toast(t('orders.delivered', { number: order.increment_id })),
  })
  const can = (action: SellerOrderRow['actions'][number]) => order.actions.includes(action)
  const askDelivered = async () => {
    const question = { title: t('orders.deliver_title'), text: t('orders.deliver_text'), yes: t('orders.deliver') }
    if (await confirm(question)) deliver.mutate({ order_id: order.order_id })
  }
  const named = (words: string) => ({ label: small ? `${words} ${order.increment_id}` : undefined, small })
  return (
    <span className="order-actions">
      {can('accept') && (
        <Button {...named(t('orders.accept'))} busy={isAccepting} onClick={() => accept([order.order_id])}>
          {t('orders.accept')}
        </Button>
      )}
      {can('ship') && !(small && can('accept')) && (
        <Button
          {...named(t('orders.ship'))}
          kind={small ? 'line' : 'main'}
          icon="truck"
          onClick={() => setSheet('ship')}
        >
          {t('orders.ship')}
        </Button>
      )}
      {can('parcel') && !small && order.parcels.length === 0 && (
        <Button onClick={() => setSheet('parcel')}>{t('orders.correct')}</Button>
      )}
      {can('deliver') && (
        <Button {...named(t('orders.deliver'))} busy={deliver.isPending} onClick={() => void askDelivered()}>
          {t('orders.deliver')}
        </Button>
      )}
      {can('decline') && !small && <Button onClick={() => setSheet('decline')}>{t('orders.decline')}</Button>}
      {sheet === 'decline' && <DeclineSheet order={order} onClose={() => setSheet(null)} />}
      {sheet && sheet !== 'decline' && <ParcelSheet order={order} kind={sheet} onClose={() => setSheet(null)} />}
    </span>
  )
}
