import { Image } from '@tarojs/components'
import { cx } from '@/components/cx'
import { svgText } from './svg'
import type { IconProps } from './types'
import './icon.scss'

/** An icon, as a picture with its colour baked in: the mini-program draws no inline SVG. */
export function Icon(props: IconProps) {
  const { size = 20, spinning } = props
  const src = `data:image/svg+xml,${encodeURIComponent(svgText(props))}`
  return <Image className={cx('icon', `icon--${size}`, spinning && 'icon--spinning')} src={src} />
}
