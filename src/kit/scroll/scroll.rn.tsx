import { useEffect, useRef, useState } from 'react'
import { RefreshControl, ScrollView, type ViewStyle } from 'react-native'
import { colour } from '@/styles/tokens'
import { AHEAD } from './ahead.rn'
import { PageScroll } from './page-scroll.rn'
import type { ScrollProps } from './types'
import { usePull } from './use-pull'
import './scroll.scss'

/** A box that scrolls. The scroll of a page knows the long lists inside it. */
export function Scroll(props: ScrollProps) {
  const { children, sideways, onEnd, onScroll, pull, main, part, id, style } = props
  const pulled = usePull(pull)
  const control = pull ? <RefreshControl {...pulled} colors={[colour.accent]} tintColor={colour.accent} /> : undefined
  const box = useRef<ScrollView>(null)
  const [room, setRoom] = useState(0)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (part !== undefined && width > room) box.current?.scrollTo({ x: part * (width - room) })
  }, [part, width, room])
  if (main) return <PageScroll {...props} refreshControl={control} />
  return (
    <ScrollView
      ref={box}
      nativeID={id}
      testID={id}
      className={sideways ? 'scroll--sideways' : 'scroll'}
      style={(style ?? {}) as ViewStyle}
      horizontal={sideways}
      showsHorizontalScrollIndicator={false}
      keyboardShouldPersistTaps="handled"
      scrollEventThrottle={64}
      onLayout={part === undefined ? undefined : ({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      onContentSizeChange={part === undefined ? undefined : setWidth}
      refreshControl={control}
      onScroll={({ nativeEvent: { contentOffset, contentSize, layoutMeasurement } }) => {
        onScroll?.(contentOffset.y)
        const left = sideways
          ? contentSize.width - contentOffset.x - layoutMeasurement.width
          : contentSize.height - contentOffset.y - layoutMeasurement.height
        if (left < AHEAD) onEnd?.()
      }}
    >
      {children}
    </ScrollView>
  )
}
