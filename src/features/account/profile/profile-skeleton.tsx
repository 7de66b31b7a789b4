import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { Bone } from '@/kit/skeleton/bone'
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
            <Bone width="100%" height={48} />
          </View>
        ))}
      </Panel>
    </>
  )
}
