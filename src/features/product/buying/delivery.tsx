import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductData } from '../use-variant'
import { truck } from '@/kit/icon/glyphs/truck'
import { Icon } from '@/kit/icon/icon'
import { Text } from '@/kit/text/text'
import { formatDaySpan } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import './delivery.scss'

const daysOf = ({ eta_from, eta_to }: { eta_from: string; eta_to: string }) =>
  formatDaySpan(eta_from, eta_to, settings.language)

/** The delivery time and the shipping costs, as the checkout chooses beforehand, and what is faster. */
export const Delivery = observer(function Delivery({ data }: { data: ProductData }) {
  const { cost, faster } = data.shipping
  const from = data.shop.free_shipping_from
  const { price } = usePrice()
  const free = Number(cost) === 0
  const words = [
    free ? t('product.shipping_free') : t('product.shipping', { cost: price(cost) }),
    ...(from !== null && !free ? [t('product.free_from', { amount: price(from) })] : []),
    ...(faster ? [t('product.faster', { dates: daysOf(faster), cost: price(faster.cost) })] : []),
  ]
  return (
    <View className="delivery-note">
      <Icon glyph={truck} />
      <View className="delivery-note__words">
        <Text bold>{t('product.arrives', { dates: daysOf(data.shipping) })}</Text>
        <Text size={13} tone="ink2">
          {words.join(' · ')}
        </Text>
      </View>
    </View>
  )
})
