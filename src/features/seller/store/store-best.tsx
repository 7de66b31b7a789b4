import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { BestSeller } from '@contract/entities/store'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import './store-best.scss'

const Row = observer(function Row({ product }: { product: BestSeller }) {
  const { amount } = usePrice()
  const name = localised(product, 'name', settings.language)
  const params = { product_id: product.product_id }
  return (
    <Pressable
      role="link"
      label={name}
      byContent
      href={hrefTo('product', params)}
      onPress={() => go('product', params)}
    >
      <View className="store-best__row">
        <View className="store-best__picture">
          <Picture image={product.image} ground={product.ground} alt="" radius="thumb" small />
        </View>
        <View className="store-best__words">
          <Text lines={1}>{name}</Text>
          <Text size={13} tone="ink2">
            {t('store.sold', { count: product.sold })}
          </Text>
        </View>
        <Text bold figures align="right">
          {amount(product.amount)}
        </Text>
      </View>
    </Pressable>
  )
})

/** The best sellers of this month. */
export const StoreBest = observer(function StoreBest({ best }: { best: readonly BestSeller[] }) {
  return (
    <Panel>
      <View className="store-best__head">
        <Text size={17} bold heading={2}>
          {t('store.best')}
        </Text>
        <Text size={13} tone="ink2">
          {t('store.of_month')}
        </Text>
      </View>
      {best.length === 0 && <Text tone="ink2">{t('store.best_empty')}</Text>}
      {best.map((product) => (
        <Row key={product.product_id} product={product} />
      ))}
    </Panel>
  )
})
