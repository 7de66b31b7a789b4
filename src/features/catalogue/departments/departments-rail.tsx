import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CategoryNode } from '@contract/entities/product'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { idOf } from '@/kit/ids'
import { Pressable } from '@/kit/pressable/pressable'
import { Scroll } from '@/kit/scroll/scroll'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import './departments-rail.scss'

interface DepartmentsRailProps {
  departments: readonly CategoryNode[]
  current: string
  onChoose: (categoryId: string) => void
}

/** The top categories in a column; the chosen one is marked at its edge. */
export const DepartmentsRail = observer(function DepartmentsRail({
  departments,
  current,
  onChoose,
}: DepartmentsRailProps) {
  return (
    <Scroll className="rail">
      <Box role="tablist" label={t('search.departments')} className="rail__list">
        {departments.map((department) => {
          const on = department.category_id === current
          const name = localised(department, 'name', settings.language)
          return (
            <Pressable
              key={department.category_id}
              id={idOf.category(department.category_id)}
              role="tab"
              selected={on}
              label={name}
              onPress={() => onChoose(department.category_id)}
            >
              <View className={cx('rail__item', on && 'rail__item--on')}>
                <View className={cx('rail__mark', on && 'rail__mark--on')} />
                <View className="rail__name">
                  <Text size={13} bold={on} tone={on ? 'ink' : 'ink2'}>
                    {name}
                  </Text>
                </View>
              </View>
            </Pressable>
          )
        })}
      </Box>
    </Scroll>
  )
})
