import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/kit/icon/icon'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { paymentIds } from '../../payment-ids'
import { useWide } from '@/shell/page/use-wide'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Summary } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { roundingNote } from '@/hooks/rounding-note'
import { usePrice } from '@/hooks/use-price'
import type { Bill } from './bill'
import { sumRows } from '@/features/purchase/shared/checkout-sums'
import { PayButton } from './pay-button'
import { Reassurance } from '@/features/purchase/shared/reassurance'
import type { Payment } from './use-payment'
import './pay.scss'

const Place = observer(function Place({ bill }: { bill: Bill }) {
  return (
    <Panel>
      <View className="pay__place">
        <Icon glyph={mapPin} />
        <View className="pay__place-words">
          <Text>{bill.place}</Text>
          <Text size={13} tone="ink2">
            {bill.shipping}
          </Text>
        </View>
      </View>
    </Panel>
  )
})

/** The goods and their costs; on wide screens with the pay button. */
export const PayOrder = observer(function PayOrder({ payment }: { payment: Payment }) {
  const { price, parts } = usePrice()
  const wide = useWide()
  const { bill } = payment
  const things = bill.shops.flatMap((shop) => shop.things)
  const counts = [t('checkout.shops', { count: bill.shops.length }), t('cart.items', { count: bill.pieces })]
  return (
    <View>
      <Panel>
        <View className="pay__head">
          <Text size={17} bold heading={2}>
            {t('checkout.your_order')}
          </Text>
          <Text size={13} tone="ink2">
            {counts.join(', ')}
          </Text>
        </View>
        <View className="pay__things">
          {things.slice(0, 8).map(({ key, image, ground }) => (
            <View key={key} className="pay__thing">
              <Picture image={image} ground={ground} alt="" radius="thumb" small />
            </View>
          ))}
        </View>
        <Summary
          rows={sumRows(bill.sums, t('checkout.items'), price)}
          total={{ label: t('checkout.total'), parts: parts(bill.sums.grand_total), id: paymentIds.payTotal }}
          note={roundingNote(bill.sums)}
        />
        {wide && (
          <View className="pay__side">
            <PayButton payment={payment} />
            <Reassurance />
          </View>
        )}
      </Panel>
      <Place bill={bill} />
      {!wide && <Reassurance />}
    </View>
  )
})
