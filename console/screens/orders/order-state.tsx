import type { OrderState } from '@contract/base/order-states'
import { Badge, type Tone } from '../../kit/badge'
import { useT } from '../../text/use-t'

const TONES: Readonly<Record<OrderState, Tone>> = {
  to_be_paid: 'calm',
  paid: 'wait',
  to_be_shipped: 'news',
  shipped: 'calm',
  in_transit: 'calm',
  delivered: 'good',
  receipt_confirmed: 'good',
  completed: 'good',
  cancelled: 'bad',
}

interface Props {
  readonly state: OrderState
  readonly late?: boolean
  /** Whether pieces of it are still to be sent. */
  readonly partly?: boolean
}

/** Where an order stands, whether it is late, and whether some of it is still to be sent. */
export function OrderState({ state, late = false, partly = false }: Props) {
  const t = useT()
  return (
    <span className="badges">
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      {partly && <Badge tone="wait">{t('orders.partly_sent')}</Badge>}
      {late && <Badge tone="bad">{t('orders.late')}</Badge>}
    </span>
  )
}
