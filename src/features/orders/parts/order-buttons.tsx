import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import type { BuyerAction } from '@contract/order-steps'
import { ordersIds } from '../ids'
import { Button, type ButtonKind, type ButtonSize } from '@/kit/button/button'

import { afterSaleText } from '@/locales/own/after-sale'
import '@/locales/late/orders'
import '@/locales/late/states'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'

const KINDS: Record<BuyerAction, ButtonKind> = {
  pay: 'main',
  cancel: 'line',
  complete: 'main',
  comment: 'main',
  refund: 'line',
}
const IDS: Record<BuyerAction, string> = {
  pay: ordersIds.orderPay,
  cancel: ordersIds.orderCancel,
  complete: ordersIds.orderComplete,
  comment: ordersIds.comment,
  refund: ordersIds.refund,
}
/** The main action is last. */
const ORDER: BuyerAction[] = ['cancel', 'refund', 'complete', 'comment', 'pay']

const LABELS: Record<Exclude<BuyerAction, 'pay'>, () => string> = {
  cancel: () => t('states.action_cancel'),
  complete: () => t('states.action_complete'),
  comment: () => afterSaleText('action_comment'),
  refund: () => afterSaleText('action_refund'),
}

interface OrderButtonsProps {
  order: Pick<OrderSummary, 'order_id' | 'actions' | 'grand_total'>
  onAct: (action: BuyerAction, orderId: string) => void
  /** On the order's own page: with ids. Only there can a refund be requested. */
  own?: boolean
  /** In the sticky bar: large, of equal widths. */
  bar?: boolean
  size?: ButtonSize
}

/** The actions that the server currently allows [field.order.timeline]. */
export const OrderButtons = observer(function OrderButtons({
  order,
  onAct,
  own,
  bar,
  size = own ? 'md' : 'sm',
}: OrderButtonsProps) {
  const { price } = usePrice()
  return (
    <>
      {ORDER.filter((action) => order.actions.includes(action) && (own || action !== 'refund')).map((action) => (
        <Button
          key={action}
          id={own ? IDS[action] : undefined}
          kind={KINDS[action]}
          size={bar ? 'lg' : size}
          pair={bar}
          label={action === 'pay' ? t('orders.pay', { amount: price(order.grand_total) }) : LABELS[action]()}
          onPress={() => onAct(action, order.order_id)}
        />
      ))}
    </>
  )
})
