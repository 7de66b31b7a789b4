import { View } from '@tarojs/components'
import { Icon } from '@/kit/icon/icon'
import { star } from '@/kit/icon/glyphs/star'
import { Text } from '@/kit/text/text'
import type { RatingProps } from './types'
import './rating.scss'

/** A star with the rating and a note; only the note when there is no rating. */
export function Rating({ value, note }: RatingProps) {
  return (
    <View className="rating">
      {value && (
        <View className="rating__star">
          <Icon glyph={star} size={13} tone="star" filled />
        </View>
      )}
      <View className="rating__text">
        <Text size={13} tone="ink2" lines={1} figures>
          {[value, note].filter(Boolean).join(' · ')}
        </Text>
      </View>
    </View>
  )
}
