import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { lock } from '@/kit/icon/glyphs/lock'
import { paymentIds } from '../../payment-ids'
import { t } from '@/locales/t'
import { toast } from '@/stores/toast'
import { usePrice } from '@/hooks/use-price'
import { chargeOf, isPayable } from './payment-choice'
import { PayNotice } from './pay-notice'
import type { Payment } from './use-payment'

interface PayButtonProps {
  readonly payment: Payment
  /** The sum is being quoted. */
  readonly busy?: boolean
}

/**
 * "Pay €27.05", below what has changed since it was shown. Shows both amounts when the displayed currency differs from the
 * charged one [money.pay-button]. When the payment is impossible, the button is blocked and says why.
 */
export const PayButton = observer(function PayButton({ payment, busy }: PayButtonProps) {
  const { price, amountIn, currency } = usePrice()
  const { bill, choice, pay } = payment
  const charge = choice && chargeOf(bill, choice)
  const charged = charge ? amountIn(charge.amount, charge.currency) : ''
  const same = charge?.currency === currency
  const amount = same ? charged : price(bill.sums.grand_total)
  return (
    <>
      <PayNotice payment={payment} />
      {isPayable(bill, choice) ? (
        <Button
          id={paymentIds.paySubmit}
          icon={lock}
          label={t(choice === 'cash' ? 'checkout.pay_cash' : 'checkout.pay', { amount })}
          note={same ? undefined : t('checkout.charged', { amount: charged })}
          onPress={pay}
          busy={busy}
          block
        />
      ) : (
        <Button
          id={paymentIds.paySubmit}
          kind="blocked"
          label={t(choice === null ? 'checkout.choose_method' : 'checkout.pay_blocked')}
          onPress={() => toast.show(t('checkout.blocked_text'), 'alert')}
          block
        />
      )}
    </>
  )
})
