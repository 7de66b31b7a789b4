import { View } from '@tarojs/components'
import { Icon } from '@/components/icon/icon'
import { star } from '@/components/icon/glyphs/star'
import { Txt } from '@/components/text/txt'
import './rating.scss'

export interface RatingProps {
  /** As it is shown: "4.8". Without it there is no star, and the note stands alone. */
  value?: string
  /** More on the same line: "4.4k sold". */
  note?: string
}

/** One star with its number, and what goes with it; without a rating only that. */
export function Rating({ value, note }: RatingProps) {
  return (
    <View className="rating">
      {value && (
        <View className="rating__star">
          <Icon glyph={star} size={13} tone="star" filled />
        </View>
      )}
      <View className="rating__text">
        <Txt size={13} tone="ink2" lines={1} figures>
          {[value, note].filter(Boolean).join(' · ')}
        </Txt>
      </View>
    </View>
  )
}
