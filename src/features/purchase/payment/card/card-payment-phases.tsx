import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import lock from '@/kit/art/lock.webp'
import party from '@/kit/art/party.webp'
import receipt from '@/kit/art/receipt.webp'
import { Button } from '@/kit/button/button'
import { cardIds } from '../../payment-ids'
import { State } from '@/kit/state/state'
import type { CardPaymentPhase } from '@/domain/money/card-payment'
import { t } from '@/locales/t'
import { relaunch, replace } from '@/platform/navigation/navigation'
import { PaymentPending } from './payment-pending'
import { unpaidOf, useCardAgain } from './use-card-again'
import './card-payment.scss'

const toOrders = () => relaunch('orders')
const toWallet = () => relaunch('wallet')

/** The second button, below the phase. */
function Other({ label, onPress }: { label: string; onPress: () => Promise<void> }) {
  return (
    <View className="card-payment__other">
      <Button id={cardIds.other} kind="line" label={label} onPress={onPress} />
    </View>
  )
}

interface CardPaymentPhasesProps {
  readonly phase: CardPaymentPhase
  /** Empty for a recharge. */
  readonly orders: readonly OrderSummary[]
  readonly check: () => void
}

/** All phases of a card payment, except paid orders. */
export const CardPaymentPhases = observer(function CardPaymentPhases({ phase, orders, check }: CardPaymentPhasesProps) {
  const tryAgain = useCardAgain(orders)
  const isForWallet = orders.length === 0
  const later = isForWallet
    ? { label: t('card.wallet'), onPress: toWallet }
    : { label: t('card.orders'), onPress: toOrders }
  if (phase === 'waiting') {
    return (
      <View>
        <PaymentPending />
        <Other {...later} />
      </View>
    )
  }
  if (phase === 'slow') {
    const action = { id: cardIds.next, label: t('card.check'), onPress: check }
    return (
      <View>
        <State id={cardIds.slow} art={receipt} title={t('card.slow')} text={t('card.slow_text')} action={action} />
        <Other {...later} />
      </View>
    )
  }
  if (phase === 'declined') {
    const another = () =>
      replace('pay', {
        order_ids: unpaidOf(orders)
          .map(({ order_id }) => order_id)
          .join(','),
      })
    const again = isForWallet
      ? { id: cardIds.next, label: t('card.wallet'), onPress: toWallet }
      : { id: cardIds.next, label: t('card.again'), onPress: tryAgain }
    return (
      <View>
        <State
          id={cardIds.declined}
          art={lock}
          ground="rose"
          title={t('card.declined')}
          text={t('card.declined_text')}
          action={again}
        />
        {!isForWallet && <Other label={t('card.another')} onPress={another} />}
      </View>
    )
  }
  if (phase === 'tooLate') {
    const action = { id: cardIds.next, label: t('card.orders'), onPress: toOrders }
    return (
      <State
        id={cardIds.tooLate}
        art={receipt}
        title={t('card.too_late')}
        text={t('card.too_late_text')}
        action={action}
      />
    )
  }
  const action = { id: cardIds.next, label: t('card.wallet'), onPress: toWallet }
  return (
    <State
      id={cardIds.filled}
      art={party}
      ground="sage"
      title={t('card.filled')}
      text={t('card.filled_text')}
      action={action}
    />
  )
})
