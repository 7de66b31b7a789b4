import { Canvas, type CanvasTouchEvent, View } from '@tarojs/components'
import Taro, { useReady } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { BOARD, type Point, type Stroke } from '@/domain/signature/board'
import { bars } from '@/styles/tokens'
import type { PenBoardProps } from './types'
import './pen-board.scss'

type Ink = Pick<
  CanvasRenderingContext2D,
  'clearRect' | 'beginPath' | 'moveTo' | 'lineTo' | 'stroke' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin'
>
interface Found {
  readonly node?: { width: number; height: number; getContext: (type: '2d') => Ink | null }
  readonly width?: number
  readonly height?: number
}

function draw(ink: Ink, strokes: readonly Stroke[]): void {
  ink.clearRect(0, 0, BOARD.width, BOARD.height)
  ink.strokeStyle = bars.light.ink
  ink.lineWidth = BOARD.pen
  ink.lineCap = 'round'
  ink.lineJoin = 'round'
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    ink.beginPath()
    ink.moveTo(first.x, first.y)
    for (const { x, y } of rest.length > 0 ? rest : [{ x: first.x + 0.01, y: first.y }]) ink.lineTo(x, y)
    ink.stroke()
  }
}

/** The board of the mini-program: a canvas, so that a moving finger sends nothing to the view. */
export function PenBoard({ id, strokes, label, still, onDown, onMove }: PenBoardProps) {
  const [ink, setInk] = useState<Ink | null>(null)
  const size = useRef({ width: 1, height: 1 })
  const find = useRef(() => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true }, (found: Found | null) => {
        // null after the page was left
        if (!found?.node) return
        const { node, width = 1, height = 1 } = found
        node.width = BOARD.width
        node.height = BOARD.height
        size.current = { width, height }
        setInk(node.getContext('2d'))
      })
      .exec()
  })
  // covers a board that mounts after its page is ready
  useEffect(() => Taro.nextTick(find.current), [])
  useReady(find.current)
  useEffect(() => {
    if (ink) draw(ink, strokes)
  }, [ink, strokes])

  function place({ touches: [touch] }: CanvasTouchEvent): Point | null {
    if (still || !touch) return null
    const { width, height } = size.current
    return { x: (touch.x / width) * BOARD.width, y: (touch.y / height) * BOARD.height }
  }

  const draws = (tell: (point: Point) => void) => (event: unknown) => {
    const touch = event as CanvasTouchEvent
    const point = touch.touches.length === 1 ? place(touch) : null
    if (point) tell(point)
  }

  return (
    <View className="pen-board" ariaRole="img" ariaLabel={label}>
      <Canvas
        id={id}
        type="2d"
        className="pen-board__canvas"
        disableScroll
        onTouchStart={draws(onDown)}
        onTouchMove={draws(onMove)}
      />
    </View>
  )
}
