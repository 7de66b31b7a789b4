import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CategoryNode } from '@contract/entities/product'
import { ProductRow } from '@/features/product/product-row'
import { useLoad } from '@/hooks/use-load'
import { hrefTo } from '@/shell/page/href'
import { useWide } from '@/shell/page/use-wide'
import { Icon } from '@/kit/icon/icon'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { SectionTitle } from '@/kit/section-title/section-title'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { DepartmentBrands } from './department-brands'
import './department-panel.scss'

const BEST = 10

/**
 * A department: a link to all of it, its categories, and its brands; on wide screens also what sells best in it. The rest
 * works without brands and products, which come later.
 */
export const DepartmentPanel = observer(function DepartmentPanel({ department }: { department: CategoryNode }) {
  const { category_id, children, ground, image } = department
  const wide = useWide()
  const { data } = useLoad(
    (options) => call('category', { a: category_id, b: 1, sort: 'sold', page_size: wide ? BEST : 1 }, options),
    [category_id, wide],
  )
  const name = localised(department, 'name', settings.language)
  const all = { category_id }
  return (
    <View className="department-panel">
      <Pressable
        role="link"
        label={`${name} ${t('common.see_all')}`}
        byContent
        href={hrefTo('categoryDetail', all)}
        onPress={() => go('categoryDetail', all)}
      >
        <View className={`department-panel__all department-panel__all--${ground}`}>
          <View className="department-panel__art">
            <Picture image={image} alt="" small fit radius="none" />
          </View>
          <View className="department-panel__words">
            <Text bold heading={2}>
              {name}
            </Text>
            <Text size={13}>{t('common.see_all')}</Text>
          </View>
          <Icon glyph={chevronRight} size={16} />
        </View>
      </Pressable>
      <View className="department-panel__kinds">
        {children.map((kind) => {
          const kindName = localised(kind, 'name', settings.language)
          const params = { category_id: kind.category_id }
          return (
            <Pressable
              key={kind.category_id}
              role="link"
              label={kindName}
              href={hrefTo('categoryDetail', params)}
              onPress={() => go('categoryDetail', params)}
              className="department-panel__kind"
            >
              <View className={`department-panel__tile department-panel__tile--${kind.ground}`}>
                <Picture image={kind.image} alt="" small fit radius="none" />
              </View>
              <View className="department-panel__kind-name">
                <Text size={12} align="center">
                  {kindName}
                </Text>
              </View>
            </Pressable>
          )
        })}
        <View className="department-panel__no-kind" />
        <View className="department-panel__no-kind" />
      </View>
      {wide && data && data.list.length > 0 && (
        <View className="department-panel__best">
          <SectionTitle title={t('search.hot')} />
          <ProductRow products={data.list} label={t('search.hot')} width="medium" />
        </View>
      )}
      {data && <DepartmentBrands brands={data.facets.brands} />}
    </View>
  )
})
