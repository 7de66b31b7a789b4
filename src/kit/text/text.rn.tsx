import { Text as NativeText, type TextStyle } from 'react-native'
import { useDisplay } from '@/kit/display/display-context'
import { textClasses } from './classes'
import { scriptOf } from './script'
import type { TextProps } from './types'
import './text.scss'

const figures = { fontVariant: ['tabular-nums' as const] }
/** Android cuts off Thai tone marks unless its own padding is off and the line height is the one for Thai. */
const noPadding = { includeFontPadding: false }

/** Every text of the app. */
export function Text(props: TextProps) {
  const script = scriptOf(useDisplay().language)
  return (
    <NativeText
      nativeID={props.id}
      testID={props.id}
      numberOfLines={props.lines}
      className={textClasses(props, script)}
      style={[noPadding, props.figures ? figures : {}, (props.style ?? {}) as TextStyle]}
      accessibilityRole={props.heading ? 'header' : 'text'}
      accessibilityLabel={props.label}
      accessibilityElementsHidden={props.hidden}
      importantForAccessibility={props.hidden ? 'no' : 'auto'}
      accessibilityLiveRegion={props.live === 'alert' ? 'assertive' : 'polite'}
    >
      {props.children}
    </NativeText>
  )
}
