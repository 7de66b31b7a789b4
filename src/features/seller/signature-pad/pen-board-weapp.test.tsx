import { act } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { Point } from '@/domain/signature/board'
import { redraw } from '@/testing/render'
import { openScreen, prepareScreen } from '@/testing/screen'
import { PenBoard } from './pen-board.weapp'

jest.mock('@tarojs/components', () => {
  const { createElement } = jest.requireActual('react')
  return {
    View: ({ children, className }: { children: unknown; className: string }) =>
      createElement('div', { className }, children),
    Canvas: (props: object) => {
      mockCanvas.props = props as never
      return createElement('canvas')
    },
  }
})
const mockCanvas: { props?: Record<'onTouchStart' | 'onTouchMove', (event: object) => void> } = {}

const ink = {
  clearRect: jest.fn(),
  beginPath: jest.fn(),
  moveTo: jest.fn(),
  lineTo: jest.fn(),
  stroke: jest.fn(),
}
let answer: object | null = null
const node = { width: 0, height: 0, getContext: () => ink }
const told: [string, Point][] = []
let strokes: Point[][]
let still: boolean
function Screen() {
  return (
    <PenBoard
      id="board"
      strokes={strokes}
      label="Signature"
      still={still}
      onDown={(point) => told.push(['down', point])}
      onMove={(point) => told.push(['move', point])}
    />
  )
}
const touch = (name: 'onTouchStart' | 'onTouchMove', ...touches: Point[]) =>
  act(() => mockCanvas.props?.[name]({ touches }))

beforeEach(() => {
  prepareScreen()
  jest.clearAllMocks()
  told.length = 0
  strokes = []
  still = false
  answer = { node, width: 300, height: 120 }
  jest.spyOn(Taro, 'nextTick').mockImplementation((run) => run())
  const query = {
    select: () => query,
    fields: (_wanted: object, found: (answer: object | null) => void) => {
      found(answer)
      return query
    },
    exec: () => undefined,
  }
  jest.spyOn(Taro, 'createSelectorQuery').mockReturnValue(query as never)
})

it('makes the canvas as large as the board, and draws anew what has changed', () => {
  strokes = [[{ x: 1, y: 2 }]]
  openScreen(Screen)
  expect([node.width, node.height]).toEqual([600, 240])
  expect(ink.moveTo.mock.calls).toEqual([[1, 2]])
  ink.clearRect.mockClear()
  strokes = []
  redraw(<Screen />)
  expect(ink.clearRect).toHaveBeenCalledWith(0, 0, 600, 240)
  expect(ink.stroke).toHaveBeenCalledTimes(1)
})

it('reports the position of one finger in units of the board', () => {
  openScreen(Screen)
  touch('onTouchStart', { x: 30, y: 12 })
  touch('onTouchMove', { x: 150, y: 60 })
  touch('onTouchMove', { x: 1, y: 1 }, { x: 9, y: 9 })
  expect(told).toEqual([
    ['down', { x: 60, y: 24 }],
    ['move', { x: 300, y: 120 }],
  ])
})

it('takes no finger while it shows a name', () => {
  still = true
  openScreen(Screen)
  touch('onTouchStart', { x: 30, y: 12 })
  expect(told).toEqual([])
})

it('asks for no canvas of a page that has been left', () => {
  answer = null
  strokes = [[{ x: 1, y: 2 }]]
  openScreen(Screen)
  expect(ink.moveTo).not.toHaveBeenCalled()
})
