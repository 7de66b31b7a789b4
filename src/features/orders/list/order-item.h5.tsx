import { useWide } from '@/shell/page/use-wide'
import { OrderCard, type OrderCardProps } from './order-card'
import { OrderRow } from './order-row'

/** An order of the list: a card, on wide screens a row. */
export function OrderItem(props: OrderCardProps) {
  return useWide() ? <OrderRow {...props} /> : <OrderCard {...props} />
}
