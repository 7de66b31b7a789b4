import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { Path } from 'react-native-svg'
import type { Point } from '@/domain/signature/board'
import { PenBoard } from './pen-board'

const told: [string, Point][] = []
const board = (still = false) => (
  <PenBoard
    id="board"
    strokes={[
      [
        { x: 0, y: 0 },
        { x: 9, y: 9 },
      ],
      [{ x: 5, y: 5 }],
    ]}
    label="Signature, signed"
    still={still}
    onDown={(point) => told.push(['down', point])}
    onMove={(point) => told.push(['move', point])}
  />
)

/** One finger at a place of the view. */
const finger = (locationX: number, locationY: number, fingers = 1) => ({
  nativeEvent: { locationX, locationY, touches: Array(fingers).fill({}) },
  touchHistory: {
    touchBank: Array.from({ length: fingers }, () => ({ touchActive: true, currentPageX: 1, currentPageY: 1 })),
    numberActiveTouches: fingers,
    indexOfSingleActiveTouch: 0,
    mostRecentTimeStamp: 1,
  },
})
const view = () => screen.getByTestId('board')

beforeEach(() => {
  told.length = 0
})
afterEach(cleanup)

it("reports the finger's position in units of the board, and draws each stroke", () => {
  render(board())
  fireEvent(view(), 'layout', { nativeEvent: { layout: { width: 300, height: 120 } } })
  fireEvent(view(), 'responderGrant', finger(30, 12))
  fireEvent(view(), 'responderMove', finger(150, 60))
  expect(told).toEqual([
    ['down', { x: 60, y: 24 }],
    ['move', { x: 300, y: 120 }],
  ])
  expect(screen.UNSAFE_getAllByType(Path)).toHaveLength(2)
  expect(view().props.accessibilityLabel).toBe('Signature, signed')
})

it('is not drawn on by a second finger, and keeps the finger from the page', () => {
  render(board())
  fireEvent(view(), 'responderGrant', finger(30, 12))
  fireEvent(view(), 'responderMove', finger(90, 60, 2))
  expect(told.map(([name]) => name)).toEqual(['down'])
  expect(view().props.onResponderTerminationRequest(finger(1, 1))).toBe(false)
})

it('takes a finger unless it shows a name', () => {
  render(board())
  expect(view().props.onStartShouldSetResponder(finger(1, 1))).toBe(true)
  screen.rerender(board(true))
  expect(view().props.onStartShouldSetResponder(finger(1, 1))).toBe(false)
})
