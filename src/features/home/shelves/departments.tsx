import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Department } from '@/kit/department/department'
import { useFirst } from '@/kit/first/use-first'
import { idOf } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Scroll } from '@/kit/scroll/scroll'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import './departments.scss'

/** In px, including its gap. */
const WIDTH = 84

/** The top level of the categories. */
export const Departments = observer(function Departments() {
  const { categories, language, settled } = settings
  const { limit, more } = useFirst({ width: WIDTH })
  if (categories.length === 0) {
    return settled ? null : (
      <View className="depts">
        <View className="depts__row">
          <SkeletonLine late height={132} shape="card" />
        </View>
      </View>
    )
  }
  return (
    <Box role="navigation" label={t('home.departments')} className="depts">
      <Scroll sideways onEnd={more}>
        <View className="depts__row">
          {categories.slice(0, limit).map(({ category_id, image, ground, ...names }) => (
            <View key={category_id} className="depts__one">
              <Department
                id={idOf.category(category_id)}
                name={localised(names, 'name', language)}
                image={image}
                ground={ground}
                href={hrefTo('categoryDetail', { category_id })}
                onPress={() => void go('categoryDetail', { category_id })}
              />
            </View>
          ))}
        </View>
      </Scroll>
    </Box>
  )
})
