import { useRef, useState } from 'react'
import { type GestureResponderEvent, PanResponder, View } from 'react-native'
import Svg, { Path } from 'react-native-svg'
import { BOARD, type Point } from '@/domain/signature/board'
import { strokePath } from '@/domain/signature/stroke-path'
import { colour } from '@/styles/tokens'
import type { PenBoardProps } from './types'
import './pen-board.scss'

/** The board of the native apps: one finger, whose moves do not scroll the page. */
export function PenBoard({ id, strokes, label, still, onDown, onMove }: PenBoardProps) {
  const latest = useRef({ still, onDown, onMove })
  latest.current = { still, onDown, onMove }
  const size = useRef({ width: 1, height: 1 })
  const [finger] = useState(() => {
    const place = ({ nativeEvent: { locationX, locationY } }: GestureResponderEvent): Point => ({
      x: (locationX / size.current.width) * BOARD.width,
      y: (locationY / size.current.height) * BOARD.height,
    })
    return PanResponder.create({
      onStartShouldSetPanResponder: () => !latest.current.still,
      onPanResponderTerminationRequest: () => false,
      onPanResponderGrant: (event) => latest.current.onDown(place(event)),
      onPanResponderMove: (event, { numberActiveTouches }) => {
        if (numberActiveTouches === 1) latest.current.onMove(place(event))
      },
    })
  })

  return (
    <View
      nativeID={id}
      testID={id}
      className="pen-board"
      accessible
      accessibilityRole="image"
      accessibilityLabel={label}
      onLayout={({ nativeEvent: { layout } }) => {
        size.current = { width: layout.width, height: layout.height }
      }}
      {...finger.panHandlers}
    >
      <Svg pointerEvents="none" width="100%" height="100%" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}>
        {strokes.map((stroke, index) => (
          <Path
            key={index}
            d={strokePath(stroke)}
            fill="none"
            stroke={colour.ink}
            strokeWidth={BOARD.pen}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </Svg>
    </View>
  )
}
