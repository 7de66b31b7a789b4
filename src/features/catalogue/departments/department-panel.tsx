import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CategoryNode } from '@contract/entities/product'
import { hrefTo } from '@/shell/page/href'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import '@/locales/late/search'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { DepartmentBrands } from './department-brands'
import './department-panel.scss'

/** A department: a link to all of it, its categories, and its brands. */
export const DepartmentPanel = observer(function DepartmentPanel({ department }: { department: CategoryNode }) {
  const name = localised(department, 'name', settings.language)
  const all = { category_id: department.category_id }
  const allText = t('search.all_of', { name })
  return (
    <View className="department-panel">
      <Pressable
        role="link"
        label={allText}
        href={hrefTo('categoryDetail', all)}
        onPress={() => go('categoryDetail', all)}
      >
        <View className={`department-panel__all department-panel__all--${department.ground}`}>
          <View className="department-panel__words">
            <Text size={17} bold heading={2}>
              {allText}
            </Text>
          </View>
          <View className="department-panel__art">
            <Picture image={department.image} alt="" small fit radius="none" />
          </View>
        </View>
      </Pressable>
      {department.children.length > 0 && (
        <View className="department-panel__title">
          <Text bold heading={2}>
            {t('search.kinds')}
          </Text>
        </View>
      )}
      <View className="department-panel__kinds">
        {department.children.map((kind) => {
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
                <Text size={13} align="center">
                  {kindName}
                </Text>
              </View>
            </Pressable>
          )
        })}
        <View className="department-panel__no-kind" />
        <View className="department-panel__no-kind" />
      </View>
      <DepartmentBrands categoryId={department.category_id} />
    </View>
  )
})
