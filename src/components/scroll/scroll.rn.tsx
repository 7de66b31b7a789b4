import { ScrollView, type ViewStyle } from 'react-native'
import type { ScrollProps } from './types'
import './scroll.scss'

/** How far from the end the next part is asked for, in px. */
const AHEAD = 600

/** A box that scrolls. */
export function Scroll({ children, sideways, onEnd, onScroll, id, style }: ScrollProps) {
  return (
    <ScrollView
      nativeID={id}
      testID={id}
      className={sideways ? 'scroll--sideways' : 'scroll'}
      style={(style ?? {}) as ViewStyle}
      horizontal={sideways}
      showsHorizontalScrollIndicator={false}
      keyboardShouldPersistTaps="handled"
      scrollEventThrottle={64}
      onScroll={({ nativeEvent: { contentOffset, contentSize, layoutMeasurement } }) => {
        onScroll?.(contentOffset.y)
        if (!sideways && contentSize.height - contentOffset.y - layoutMeasurement.height < AHEAD) onEnd?.()
      }}
    >
      {children}
    </ScrollView>
  )
}
