import { useRef, useState } from 'react'
import { PanResponder, View } from 'react-native'
import type { RangeProps } from './types'
import { useThumbs } from './use-thumbs'
import './range.scss'

interface ThumbProps {
  at: number
  label: string
  value: { min: number; max: number; now: number; text: string }
  onTake: () => void
  /** How far the finger is from where it took the thumb, in px. */
  onDrag: (px: number) => void
  onRelease: () => void
  onStep: (steps: 1 | -1) => void
}

const ACTIONS = [{ name: 'increment' }, { name: 'decrement' }]

/** One finger drags it without scrolling the page; a screen reader's swipes move it by a step. */
function DraggedThumb(props: ThumbProps) {
  const latest = useRef(props)
  latest.current = props
  const [finger] = useState(() =>
    PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onPanResponderTerminationRequest: () => false,
      onPanResponderGrant: () => latest.current.onTake(),
      onPanResponderMove: (_event, { dx }) => latest.current.onDrag(dx),
      onPanResponderRelease: () => latest.current.onRelease(),
      onPanResponderTerminate: () => latest.current.onRelease(),
    }),
  )
  return (
    <View
      className="range__thumb"
      style={{ left: `${props.at}%` }}
      accessible
      accessibilityRole="adjustable"
      accessibilityLabel={props.label}
      accessibilityValue={props.value}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={({ nativeEvent }) => props.onStep(nativeEvent.actionName === 'increment' ? 1 : -1)}
      {...finger.panHandlers}
    >
      <View className="range__knob" />
    </View>
  )
}

/** Two thumbs on a line, moved by finger, or by a screen reader's steps. */
export function Range({ id, labels, textOf, step = 1, ...rest }: RangeProps) {
  const { at, places, take, drag, release, moveTo } = useThumbs(rest)
  const width = useRef(0)
  const [low, high] = places
  return (
    <View nativeID={id} testID={id} className="range">
      <View className="range__line" onLayout={({ nativeEvent: { layout } }) => void (width.current = layout.width)}>
        <View className="range__track" style={{ left: `${low}%`, width: `${high - low}%` }} />
        {([0, 1] as const).map((thumb) => (
          <DraggedThumb
            key={thumb}
            at={at[thumb]}
            label={labels[thumb]}
            value={{
              min: thumb === 0 ? 0 : low,
              max: thumb === 0 ? high : 100,
              now: places[thumb],
              text: textOf(places[thumb]),
            }}
            onTake={() => take(thumb)}
            onDrag={(px) => drag(thumb, (px / width.current) * 100)}
            onRelease={() => release(thumb)}
            onStep={(steps) => moveTo(thumb, places[thumb] + steps * step)}
          />
        ))}
      </View>
    </View>
  )
}
