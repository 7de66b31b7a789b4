import { View } from '@tarojs/components'
import { useState } from 'react'
import { colour, size } from '@/styles/tokens'
import { AtRange } from './at-range'
import type { Places, RangeProps } from './types'
import './range.scss'

// the thumbs to be seen are our own, smaller than what can be touched
const UNSEEN = {
  backgroundColor: 'transparent',
  boxShadow: 'none',
  elevation: 0,
  shadowOpacity: 0,
  touchAction: 'none',
}
const RAIL = { backgroundColor: colour.line }
const TRACK = { backgroundColor: colour.ink }

/** A touch in progress: where the thumbs were before, and where they are now. */
interface Drag {
  readonly from: Places
  readonly now: Places
}

/**
 * Two thumbs on a line, to be moved by touch. It has no name and no keys: what it sets must be settable beside it too,
 * and assistive technology is led there.
 */
export function Range({ value, onMove, onEnd }: RangeProps) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const [low, high] = drag?.now ?? value
  // taro-ui would change the thumb under the finger when its value came back sorted
  const held = drag?.from ?? value
  const move = (now: Places) => {
    // the line has not been measured yet
    if (!now.every(Number.isFinite)) return
    setDrag({ from: held, now })
    onMove?.(now)
  }
  const end = (now: Places) => {
    if (!drag) return
    setDrag(null)
    onEnd?.(now)
  }
  return (
    // a touch that the system takes away, to scroll, is over too
    <View className="range" aria-hidden onTouchCancel={() => drag && end(drag.now)}>
      <AtRange
        value={[held[0], held[1]]}
        blockSize={size.hit}
        sliderStyle={UNSEEN}
        railStyle={RAIL}
        trackStyle={TRACK}
        onChange={move}
        onAfterChange={end}
      />
      <View className="range__thumbs" style={{ pointerEvents: 'none' }}>
        <View className="range__thumb" style={{ left: `${low}%` }} />
        <View className="range__thumb" style={{ left: `${high}%` }} />
      </View>
    </View>
  )
}
