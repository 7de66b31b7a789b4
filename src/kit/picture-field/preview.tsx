import { Image, View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { altProps } from '@/kit/picture/alt-props'
import './preview.scss'

interface PreviewProps {
  /** The picture's address, on the device or on the server. */
  src: string
  alt: string
  round?: boolean
}

/** A chosen picture that fills its parent. */
export function Preview({ src, alt, round }: PreviewProps) {
  return (
    <View className={cx('preview', round && 'preview--round')}>
      <Image className="preview__image" src={src} mode="aspectFill" {...altProps(alt)} />
    </View>
  )
}
