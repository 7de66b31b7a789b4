import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/components/icon/icon'
import { mapPin } from '@/components/icon/glyphs/map-pin'
import { ids } from '@/components/ids'
import { useWide } from '@/components/page/use-wide'
import { Panel } from '@/components/panel/panel'
import { Picture } from '@/components/picture/picture'
import { Press } from '@/components/press/press'
import { Summary } from '@/components/summary/summary'
import { Txt } from '@/components/text/txt'
import '@/locales/late/checkout'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation'
import { usePrice } from '@/stores/use-price'
import type { Bill } from './bill'
import { sumRows } from './checkout-sums'
import { PayButton } from './pay-button'
import { Reassurance } from './reassurance'
import type { Payment } from './use-payment'
import './pay.scss'

const Place = observer(function Place({ bill }: { bill: Bill }) {
  return (
    <Panel>
      <View className="pay__place">
        <Icon glyph={mapPin} />
        <View className="pay__place-words">
          <Txt>{bill.place}</Txt>
          <Txt size={13} tone="ink2">
            {bill.shipping}
          </Txt>
        </View>
        {bill.orderIds.length === 0 && (
          <Press
            label={t('checkout.change_address')}
            onPress={() => replace('delivery', { basket_id: bill.basketId })}
            className="pay__change"
          >
            <Txt size={13} bold tone="accent">
              {t('checkout.change')}
            </Txt>
          </Press>
        )}
      </View>
    </Panel>
  )
})

/** What is bought and what it costs; on wide screens with the button. */
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
          <Txt size={17} bold heading={2}>
            {t('checkout.your_order')}
          </Txt>
          <Txt size={13} tone="ink2">
            {counts.join(', ')}
          </Txt>
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
          total={{ label: t('checkout.total'), parts: parts(bill.sums.grand_total), id: ids.payTotal }}
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
