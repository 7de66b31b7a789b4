import { type ITouchEvent, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useRef } from 'react'
import type { RangeProps, Thumb } from './types'
import { useThumbs } from './use-thumbs'
import './range.scss'

/**
 * Two thumbs on a line, moved by finger. The host's screen readers know no sliders that an app draws, so that the thumbs
 * have no role: what they set must be settable beside them too.
 */
export function Range({ id, ...rest }: RangeProps) {
  const { at, places, take, drag, release } = useThumbs(rest)
  const grip = useRef({ x: 0, width: 0 })
  const line = `${id}-line`

  const onTouchStart = (thumb: Thumb) => (event: unknown) => {
    const [touch] = (event as ITouchEvent).touches
    if (!touch || !take(thumb)) return
    grip.current = { x: touch.clientX, width: 0 }
    Taro.createSelectorQuery()
      .select(`#${line}`)
      .boundingClientRect((found) => {
        // null after the page was left
        if (found && !Array.isArray(found)) grip.current.width = found.width
      })
      .exec()
  }
  const onTouchMove = (thumb: Thumb) => (event: unknown) => {
    const { x, width } = grip.current
    const [touch] = (event as ITouchEvent).touches
    // before the answer of the query, there is no width
    if (touch && width > 0) drag(thumb, ((touch.clientX - x) / width) * 100)
  }

  const [low, high] = places
  return (
    <View id={id} className="range">
      <View id={line} className="range__line">
        <View className="range__track" style={{ left: `${low}%`, width: `${high - low}%` }} />
        {([0, 1] as const).map((thumb) => (
          <View
            key={thumb}
            className="range__thumb"
            style={{ left: `${at[thumb]}%` }}
            onTouchStart={onTouchStart(thumb)}
            onTouchMove={onTouchMove(thumb)}
            onTouchEnd={() => release(thumb)}
            onTouchCancel={() => release(thumb)}
          >
            <View className="range__knob" />
          </View>
        ))}
      </View>
    </View>
  )
}
