import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { check } from '@/kit/icon/glyphs/check'
import { cross } from '@/kit/icon/glyphs/cross'
import { creditCard } from '@/kit/icon/glyphs/credit-card'
import { fileText } from '@/kit/icon/glyphs/file-text'
import { rotateCcw } from '@/kit/icon/glyphs/rotate-ccw'
import { star } from '@/kit/icon/glyphs/star'
import { truck } from '@/kit/icon/glyphs/truck'
import { undo } from '@/kit/icon/glyphs/undo'
import { ListRow } from '@/kit/list-row/list-row'
import { Panel } from '@/kit/panel/panel'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { ordersIds, stepIds } from '../ids'
import { otherSteps, stepText, type OrderStep } from '../actions/order-steps'

const GLYPHS: Readonly<Record<OrderStep, string>> = {
  pay: creditCard,
  track: truck,
  complete: check,
  comment: star,
  cancel: cross,
  refund: undo,
  again: rotateCcw,
}

interface OrderRowsProps {
  order: OrderDetail
  onAct: (step: OrderStep, order: OrderDetail) => void | Promise<void>
  onInvoice: () => Promise<void>
}

/** What else can be done with an order, and its invoice. */
export const OrderRows = observer(function OrderRows({ order, onAct, onInvoice }: OrderRowsProps) {
  const { price } = usePrice()
  const steps = otherSteps(order)
  return (
    <Panel flush>
      {steps.map((step, place) => (
        <ListRow
          key={step}
          first={place === 0}
          id={stepIds[step]}
          icon={GLYPHS[step]}
          title={stepText(step, price(order.grand_total))}
          onPress={() => onAct(step, order)}
        />
      ))}
      <ListRow
        first={steps.length === 0}
        id={ordersIds.invoice}
        icon={fileText}
        title={t('invoice.open')}
        end={t('invoice.note')}
        onPress={onInvoice}
      />
    </Panel>
  )
})
