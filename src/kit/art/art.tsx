import { Image, View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import type { Ground } from '@/styles/tokens'
import '@/kit/tone/tone.scss'
import './art.scss'

interface ArtProps {
  /** A picture of `@/kit/art/*.webp`, imported where it is shown. */
  src: string
  ground?: Ground
  small?: boolean
}

/** A decorative picture in an arch; the text beside it says the same. */
export function Art({ src, ground = 'butter', small }: ArtProps) {
  return (
    <View className={cx('art', small && 'art--small', `tone--${ground}`)}>
      <Image className={small ? 'art__image--small' : 'art__image'} src={src} mode="aspectFit" {...silent} />
    </View>
  )
}

const silent = { imgProps: { alt: '' }, ariaHidden: true, accessibilityElementsHidden: true }
