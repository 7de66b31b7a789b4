import { View } from '@tarojs/components'
import type { Charge } from '@contract/entities/order'
import { observer } from 'mobx-react-lite'
import parcel from '@/kit/art/parcel.webp'
import { Art } from '@/kit/art/art'
import { paymentIds } from '../../payment-ids'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import type { BillShop } from '../pay/bill'
import { ConfirmedOrder } from './confirmed-order'
import './confirmation.scss'

interface ConfirmationProps {
  readonly shops: readonly BillShop[]
  readonly charge: Pick<Charge, 'amount' | 'currency'> | undefined
  /** The payment method, as text. */
  readonly caption: string
}

/** Step 5: the orders are placed, one per shop [state.order-per-shop]. */
export const Confirmation = observer(function Confirmation({ shops, charge, caption }: ConfirmationProps) {
  const { ownParts } = usePrice()
  return (
    <View id={paymentIds.confirmation} className="confirmation">
      <View className="confirmation__art">
        <Art src={parcel} ground="sage" />
      </View>
      <Text size={24} bold align="center" heading={2}>
        {t('checkout.placed_title', { count: shops.length })}
      </Text>
      <View className="confirmation__text">
        <Text tone="ink2" align="center" live="status">
          {t('checkout.placed_text')}
        </Text>
      </View>
      {shops.map((shop) => (
        <ConfirmedOrder key={shop.order?.order_id ?? shop.shop_id} shop={shop} />
      ))}
      {charge && (
        <View className="confirmation__paid">
          <Text tone="ink2">{caption}</Text>
          <Price parts={ownParts(charge.amount, charge.currency)} size={17} />
        </View>
      )}
    </View>
  )
})
