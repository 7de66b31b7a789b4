import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { afterSaleIds } from '../ids'
import { Button } from '@/kit/button/button'
import { Total } from '@/kit/sticky-bar/total'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { expectedAmount, type RefundForm } from './use-refund-form'
import './refund-bar.scss'

interface RefundBarProps {
  order: OrderDetail
  refund: RefundForm
  /** The server refused the request, perhaps because the order has changed. */
  onRefused: () => void
}

/** The bar of a request: what the server would give back for what is chosen, and the button that sends it. */
export const RefundBar = observer(function RefundBar({ order, refund, onRefused }: RefundBarProps) {
  const { parts } = usePrice()
  const { form, pieces, pictures } = refund
  const send = async () => {
    const complete = pieces.size > 0 && form.values.reason !== '' && !pictures.busy
    if (!(await form.submit()) && complete) onRefused()
  }
  return (
    <View className="refund-bar">
      <Total caption={t('refundForm.expected')} parts={parts(expectedAmount(order, pieces))} id={afterSaleIds.amount} />
      <View className="refund-bar__send">
        <Button id={afterSaleIds.send} block busy={form.busy} label={t('refundForm.send')} onPress={send} />
      </View>
    </View>
  )
})
