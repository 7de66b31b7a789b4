import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import type { OrderAction } from '@contract/order-states'
import { Button, type ButtonKind, type ButtonSize } from '@/components/button/button'
import { ids } from '@/components/ids'
import { t } from '@/locales/t'
import { usePrice } from '@/stores/use-price'

const KINDS: Record<OrderAction, ButtonKind> = { pay: 'main', cancel: 'line', complete: 'main' }
const IDS: Record<OrderAction, string> = { pay: ids.orderPay, cancel: ids.orderCancel, complete: ids.orderComplete }
/** The main action stands at the end. */
const ORDER: OrderAction[] = ['cancel', 'complete', 'pay']

interface OrderButtonsProps {
  order: Pick<OrderSummary, 'order_id' | 'actions' | 'grand_total'>
  onAct: (action: OrderAction, orderId: string) => void
  /** In the sticky bar of the order's own page: large, of equal widths, found by their ids. */
  bar?: boolean
  size?: ButtonSize
}

/** What an order offers now, as the server says (spec §4). */
export const OrderButtons = observer(function OrderButtons({ order, onAct, bar, size = 'sm' }: OrderButtonsProps) {
  const { price } = usePrice()
  return (
    <>
      {ORDER.filter((action) => order.actions.includes(action)).map((action) => (
        <Button
          key={action}
          id={bar ? IDS[action] : undefined}
          kind={KINDS[action]}
          size={bar ? 'lg' : size}
          pair={bar}
          label={
            action === 'pay' ? t('orders.pay', { amount: price(order.grand_total) }) : t(`states.action_${action}`)
          }
          onPress={() => onAct(action, order.order_id)}
        />
      ))}
    </>
  )
})
