import { SvgXml } from 'react-native-svg'
import { onePath } from './one-path'
import { svgText } from './svg'
import type { IconProps } from './types'

/** An icon. */
export function Icon(props: IconProps) {
  const { size = 20 } = props
  const glyph = props.filled ? props.glyph : onePath(props.glyph)
  return (
    <SvgXml
      xml={svgText({ ...props, glyph })}
      width={size}
      height={size}
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
    />
  )
}
