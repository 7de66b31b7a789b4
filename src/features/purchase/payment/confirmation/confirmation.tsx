import { View } from '@tarojs/components'
import type { Charge } from '@contract/entities/order'
import { observer } from 'mobx-react-lite'
import parcel from '@/kit/art/parcel.webp'
import { Art } from '@/kit/art/art'
import { paymentIds } from '../../payment-ids'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { formatDaySpan } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import type { BillShop } from '../pay/bill'
import { ConfirmedOrder } from './confirmed-order'
import { GuestEmail } from './guest-email'
import { KeepOrders } from './keep-orders'
import './confirmation.scss'

interface ConfirmationProps {
  readonly shops: readonly BillShop[]
  readonly charge: Pick<Charge, 'amount' | 'currency'> | undefined
  /** The payment method, as text. */
  readonly caption: string
}

/** The days on which all of it arrives; undefined unless those of each order are known. */
function arrivalOf(shops: readonly BillShop[]): string | undefined {
  const spans = shops.flatMap(({ arrives }) => (arrives ? [arrives] : []))
  if (spans.length === 0 || spans.length < shops.length) return undefined
  const first = spans.map(([from]) => from).sort()[0] ?? ''
  const last = spans.map(([, to]) => to).sort()[spans.length - 1] ?? ''
  return t('checkout.placed_arrives', { dates: formatDaySpan(first, last, settings.language) })
}

/** Step 5: the orders are placed, one per shop [state.order-per-shop]; when they arrive comes first. */
export const Confirmation = observer(function Confirmation({ shops, charge, caption }: ConfirmationProps) {
  const { ownParts } = usePrice()
  const placed = t('checkout.placed_title', { count: shops.length })
  const arrival = arrivalOf(shops)
  const email = session.user?.email ?? ''
  return (
    <View id={paymentIds.confirmation} className="confirmation">
      <View className="confirmation__art">
        <Art src={parcel} ground="sage" />
      </View>
      <Text size={24} bold align="center" heading={2}>
        {arrival ?? placed}
      </Text>
      <View className="confirmation__text">
        {arrival && (
          <Text align="center" live="status">
            {placed}
          </Text>
        )}
        {email !== '' && (
          <Text tone="ink2" align="center">
            {t('checkout.placed_mail', { email })}
          </Text>
        )}
        <GuestEmail />
        <Text tone="ink2" align="center" live={arrival ? undefined : 'status'}>
          {t('checkout.placed_text')}
        </Text>
      </View>
      {shops.map((shop) => (
        <ConfirmedOrder key={shop.order?.order_id ?? shop.shop_id} shop={shop} alone={shops.length === 1} />
      ))}
      <KeepOrders />
      {charge && (
        <View className="confirmation__paid">
          <Text tone="ink2">{caption}</Text>
          <Price parts={ownParts(charge.amount, charge.currency)} size={17} />
        </View>
      )}
    </View>
  )
})
