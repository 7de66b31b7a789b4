import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './profile-skeleton.scss'

/** The skeleton of the photo and the fields. */
export function ProfileSkeleton() {
  return (
    <>
      <Panel>
        <View className="profile-skeleton__photo" />
      </Panel>
      <Panel>
        {['name', 'phone', 'save'].map((key) => (
          <View key={key} className="profile-skeleton__field">
            <SkeletonLine width="100%" height={48} />
          </View>
        ))}
      </Panel>
    </>
  )
}
