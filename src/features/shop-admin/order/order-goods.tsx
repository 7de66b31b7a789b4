import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { SellerOrder } from '@contract/entities/seller/order'
import { variantWith } from '@/domain/cart/variant-text'
import { localised } from '@/domain/text/localised'
import { usePrice } from '@/hooks/use-price'
import { Callout } from '@/kit/callout/callout'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import './order-goods.scss'

const Line = observer(function Line({ line }: { line: SellerOrder['products'][number] }) {
  const { price } = usePrice()
  return (
    <View className="seller-goods__line">
      <View className="seller-goods__picture">
        <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />
      </View>
      <View className="seller-goods__words">
        <Text lines={2}>{localised(line, 'name', settings.language)}</Text>
        <Text size={13} tone="ink2">
          {variantWith(line.custom_option_info, line.sku)}
        </Text>
        <Text bold figures>
          {`${t('orders.pieces', { count: line.qty })} · ${price(line.row_price)}`}
        </Text>
        {line.refunded > 0 && (
          <Text size={13} tone="danger">
            {t('shopAdmin.refunded', { count: line.refunded })}
          </Text>
        )}
      </View>
    </View>
  )
})

/** What to pack, and what the buyer wants the shop to know. */
export const OrderGoods = observer(function OrderGoods({ order }: { order: SellerOrder }) {
  return (
    <Panel>
      <Text size={17} bold heading={2}>
        {t('shopAdmin.to_pack')}
      </Text>
      {order.order_remark !== '' && (
        <View className="seller-goods__remark">
          <Callout kind="warn">{t('shopAdmin.remark', { text: order.order_remark })}</Callout>
        </View>
      )}
      {order.products.map((line) => (
        <Line key={line.item_id} line={line} />
      ))}
    </Panel>
  )
})
