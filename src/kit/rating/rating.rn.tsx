import { View } from 'react-native'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { star } from '@/kit/icon/glyphs/star'
import { Text } from '@/kit/text/text'
import type { RatingProps } from './types'
import './rating.scss'

/** A star with the rating and a note; only the note when there is no rating. */
export function Rating({ value, note }: RatingProps) {
  return (
    <View className="rating">
      {value && <Icon glyph={star} size={13} tone="star" filled />}
      <Text size={13} tone="ink2" lines={1} figures className={cx('rating__text', value && 'rating__text--after')}>
        {[value, note].filter(Boolean).join(' · ')}
      </Text>
    </View>
  )
}
