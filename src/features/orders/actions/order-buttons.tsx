import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import { stepIds } from '../ids'
import { Button } from '@/kit/button/button'
import { truck } from '@/kit/icon/glyphs/truck'
import { hrefTo } from '@/shell/page/href'
import { usePrice } from '@/hooks/use-price'
import { isNext, stepText, type OrderStep } from './order-steps'

interface OrderButtonsProps {
  order: OrderSummary
  steps: readonly OrderStep[]
  onAct: (step: OrderStep, order: OrderSummary) => void | Promise<void>
  /** On the order's own page: with ids. */
  own?: boolean
  /** In the sticky bar: large, of equal widths, the next step last. */
  bar?: boolean
}

/** Steps of an order as buttons. */
export const OrderButtons = observer(function OrderButtons({ order, steps, onAct, own, bar }: OrderButtonsProps) {
  const { price } = usePrice()
  const size = own ? 'md' : 'sm'
  return (
    <>
      {(bar ? [...steps].reverse() : steps).map((step) => (
        <Button
          key={step}
          id={own ? stepIds[step] : undefined}
          kind={isNext(step, order) ? 'main' : 'line'}
          size={bar ? 'lg' : size}
          pair={bar}
          icon={step === 'track' ? truck : undefined}
          href={step === 'track' ? hrefTo('track', { order_id: order.order_id }) : undefined}
          label={stepText(step, price(order.grand_total))}
          onPress={() => onAct(step, order)}
        />
      ))}
    </>
  )
})
