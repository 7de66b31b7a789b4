import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { Callout } from '@/kit/callout/callout'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { usePrice } from '@/hooks/use-price'
import { chargeOf } from './payment-choice'
import type { Payment } from './use-payment'
import './pay.scss'

/** Says what has changed since the button was shown, or why a payment failed. */
export const PayNotice = observer(function PayNotice({ payment }: { payment: Payment }) {
  const { price, amountIn } = usePrice()
  const { bill, choice, notice } = payment
  if (notice === null) return null
  const charge = choice && chargeOf(bill, choice)
  const amount =
    notice.kind === 'amount_changed' && charge ? amountIn(charge.amount, charge.currency) : price(bill.sums.grand_total)
  return (
    <View className="pay__notice">
      <Callout live="alert" id={`pay-${notice.kind}`}>
        {t(`checkout.${notice.kind}`, { amount, before: price(notice.before) })}
      </Callout>
      {notice.kind === 'unpaid' && (
        <View className="pay__notice-action">
          <Button kind="line" size="sm" label={t('checkout.to_orders')} onPress={() => relaunch('orders')} />
        </View>
      )}
    </View>
  )
})
