import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import parcel from '@/components/art/parcel.webp'
import { Art } from '@/components/art/art'
import { ids } from '@/components/ids'
import { Price } from '@/components/price/price'
import { Txt } from '@/components/text/txt'
import '@/locales/late/checkout'
import { t } from '@/locales/t'
import { usePrice } from '@/stores/use-price'
import type { Bill } from './bill'
import { ConfirmedOrder } from './confirmed-order'
import { chargeOf, type Choice } from './payment-choice'
import './confirmation.scss'

/** Step 5: the orders are placed, one of each shop (spec §2). */
export const Confirmation = observer(function Confirmation({ bill, paid }: { bill: Bill; paid: Choice }) {
  const { ownParts } = usePrice()
  const charge = chargeOf(bill, paid)
  return (
    <View id={ids.confirmation} className="confirmation">
      <View className="confirmation__art">
        <Art src={parcel} ground="sage" />
      </View>
      <Txt size={24} bold align="center" heading={2}>
        {t('checkout.placed_title', { count: bill.shops.length })}
      </Txt>
      <View className="confirmation__text">
        <Txt tone="ink2" align="center" live="status">
          {t('checkout.placed_text')}
        </Txt>
      </View>
      {bill.shops.map((shop) => (
        <ConfirmedOrder key={shop.order?.order_id ?? shop.shop_id} shop={shop} />
      ))}
      {charge && (
        <View className="confirmation__paid">
          <Txt tone="ink2">{t(paid === 'cash' ? 'checkout.paid_cash' : 'checkout.paid_wallet')}</Txt>
          <Price parts={ownParts(charge.amount, charge.currency)} size={17} />
        </View>
      )}
    </View>
  )
})
