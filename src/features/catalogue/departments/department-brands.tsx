import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Facets } from '@contract/entities/product'
import { Chip } from '@/kit/chip/chip'
import { browsingIds } from '../ids'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import './department-brands.scss'

const SHOWN = 8

/** The brands with the most products in a department. Draws nothing when there are none. */
export const DepartmentBrands = observer(function DepartmentBrands({ brands }: { brands: Facets['brands'] }) {
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
