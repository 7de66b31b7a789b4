import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import '@/kit/tone/tone.scss'
import './department.scss'

interface DepartmentProps {
  name: string
  image: string
  ground?: string
  onPress: () => void
  href?: string
  id?: string
}

/** A link to a category, with its picture in an arch. */
export function Department({ name, image, ground = 'sand', onPress, href, id }: DepartmentProps) {
  return (
    <Pressable id={id} label={name} role="link" href={href} onPress={onPress} className="department">
      <View className={cx('department__arch', `tone--${ground}`)}>
        <View className="department__picture">
          <Picture image={image} alt="" small fit radius="none" />
        </View>
      </View>
      <Text size={13} align="center" lines={2}>
        {name}
      </Text>
    </Pressable>
  )
}
