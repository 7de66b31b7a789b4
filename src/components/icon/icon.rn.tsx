import { View } from 'react-native'
import { SvgXml } from 'react-native-svg'
import { cx } from '@/components/cx'
import { svgText } from './svg'
import type { IconProps } from './types'
import './icon.scss'

/** An icon. */
export function Icon(props: IconProps) {
  return (
    <View
      className={cx('icon', `icon--${props.size ?? 20}`)}
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
    >
      <SvgXml xml={svgText(props)} width="100%" height="100%" />
    </View>
  )
}
