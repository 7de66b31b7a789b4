import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CANCEL_REMARK_MAX } from '@contract/base/after-sale'
import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { ids } from '@/kit/ids'
import { orderFactsIds } from '../ids'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import './cancel-question.scss'

interface CancelQuestionProps {
  order: OrderSummary & Partial<Pick<OrderDetail, 'actual_payment'>>
  /** Called with the remark, which may be empty. */
  onConfirm: (remark: string) => Promise<void>
  onClose: () => void
}

/** Asks for a confirmation before an order is cancelled, with an optional reason [screen.cancel-remark]. */
export const CancelQuestion = observer(function CancelQuestion({ order, onConfirm, onClose }: CancelQuestionProps) {
  const [remark, setRemark] = useState('')
  const { price, amountIn } = usePrice()
  const { actual_payment: paid, payment_method: method, payment_status } = order
  const amount = paid ? amountIn(paid.amount, paid.currency) : price(order.grand_total)
  const back = t(method === 'bank_card' ? 'orders.cancel_card' : 'orders.cancel_text', { amount })
  return (
    <Sheet
      open
      title={t('orders.cancel_title')}
      onClose={onClose}
      bottom={
        <>
          <Button id={ids.dialogCancel} kind="line" pair label={t('orders.keep')} onPress={onClose} />
          <Button
            id={ids.dialogConfirm}
            kind="danger"
            pair
            label={t('states.action_cancel')}
            onPress={() => onConfirm(remark.trim())}
          />
        </>
      }
    >
      <Text tone="ink2">{payment_status === 'unpaid' ? t('orders.next_cancelled') : back}</Text>
      <View className="cancel-question__why">
        <Field
          id={orderFactsIds.cancelRemark}
          label={t('orderFacts.why')}
          value={remark}
          onInput={setRemark}
          maxLength={CANCEL_REMARK_MAX}
        />
      </View>
    </Sheet>
  )
})
