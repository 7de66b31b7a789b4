import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Picture } from '@/kit/picture/picture'
import { toneOf } from '@/kit/picture/tone-of'
import '@/kit/tone/tone.scss'
import './stage.scss'

interface StageProps {
  image: string
  ground: string
  /** As wide as the page, instead of a card. */
  large?: boolean
  eager?: boolean
}

/** The picture of a post: an object in an arch on its ground. Decorative, because the title says the same. */
export function Stage({ image, ground, large, eager }: StageProps) {
  const tone = toneOf(ground)
  return (
    <View className={cx('stage', `tone--${tone}`, large && 'stage--large')}>
      <View className={cx('stage__arch', `tone-2--${tone}`)}>
        <View className="stage__picture">
          <Picture image={image} alt="" fit radius="none" eager={eager} />
        </View>
      </View>
    </View>
  )
}
