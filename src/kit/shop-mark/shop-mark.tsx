import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Picture } from '@/kit/picture/picture'
import '@/kit/tone/tone.scss'
import './shop-mark.scss'

interface ShopMarkProps {
  image: string
  /** The token of the first tone; the mark uses the second. */
  ground?: string
  size?: 28 | 44 | 56
}

/** A shop's logo in an arch. Show the shop's name beside it. */
export function ShopMark({ image, ground = 'sand', size = 28 }: ShopMarkProps) {
  return (
    <View className={cx('shop-mark', `shop-mark--${size}`, `tone-2--${ground}`)}>
      <View className="shop-mark__picture">
        <Picture image={image} alt="" small fit radius="none" />
      </View>
    </View>
  )
}
