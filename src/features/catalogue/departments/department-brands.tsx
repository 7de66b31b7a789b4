import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Chip } from '@/kit/chip/chip'
import { browsingIds } from '../ids'
import { Text } from '@/kit/text/text'
import '@/locales/late/search'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import './department-brands.scss'

const SHOWN = 8

/**
 * The brands with the most products in a department. Nothing until they have loaded, because the rest works without
 * them.
 */
export const DepartmentBrands = observer(function DepartmentBrands({ categoryId }: { categoryId: string }) {
  const { data } = useLoad((options) => call('category', { a: categoryId, b: 1, page_size: 1 }, options), [categoryId])
  const brands = data?.facets.brands ?? []
  if (brands.length === 0) return null
  return (
    <>
      <View className="department-brands__title">
        <Text bold heading={2}>
          {t('search.brands')}
        </Text>
      </View>
      <View className="department-brands">
        {brands.slice(0, SHOWN).map(({ id, name }) => (
          <View key={id} className="department-brands__one">
            <Chip text={name} end="leads" onPress={() => go('categoryDetail', { brand_id: id })} />
          </View>
        ))}
        <View className="department-brands__one">
          <Chip
            id={browsingIds.brandsOpen}
            text={t('common.see_all')}
            label={`${t('common.see_all')}: ${t('search.brands')}`}
            end="leads"
            onPress={() => go('brands')}
          />
        </View>
      </View>
    </>
  )
})
