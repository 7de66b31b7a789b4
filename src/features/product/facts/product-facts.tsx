import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductDetail } from '@contract/entities/product'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { productFactsIds } from '../ids'
import { Text } from '@/kit/text/text'
import { findCategory } from '@/domain/catalogue/find-category'
import { localised } from '@/domain/text/localised'
import { taxPercent } from '@/domain/money/tax-rate'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import './product-facts.scss'

/**
 * Brand and category with their links, and the tax included in the price [screen.product-facts]. Unknown facts are left
 * out.
 */
export const ProductFacts = observer(function ProductFacts({ product }: { product: ProductDetail }) {
  const { brand_id, brand_name, category_id, tax_rate } = product
  const { categories, language } = settings
  const category = findCategory(categories, category_id)
  const hasBrand = brand_name !== ''
  return (
    <View className="product-facts">
      {hasBrand && (
        <ListRow
          first
          id={productFactsIds.brand}
          title={t('product.brand', { name: brand_name })}
          href={hrefTo('categoryDetail', { brand_id })}
          onPress={() => go('categoryDetail', { brand_id })}
        />
      )}
      {category && (
        <ListRow
          first={!hasBrand}
          id={productFactsIds.category}
          title={t('productFacts.category', { name: localised(category, 'name', language) })}
          href={hrefTo('categoryDetail', { category_id })}
          onPress={() => go('categoryDetail', { category_id })}
        />
      )}
      {tax_rate > 0 && (
        <View className="product-facts__tax">
          <Text size={13} tone="ink2">
            {t('productFacts.tax', { rate: taxPercent(tax_rate, language) })}
          </Text>
        </View>
      )}
    </View>
  )
})
