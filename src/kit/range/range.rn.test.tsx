import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { View } from 'react-native'
import { Range } from './range'

const WIDTH = 300
const moved = jest.fn()
const ended = jest.fn()
const LOW = 'Lowest'
const HIGH = 'Highest'

function draw(value: readonly [number, number] = [0, 100]): void {
  render(
    <Range
      id="range"
      value={value}
      labels={[LOW, HIGH]}
      textOf={(percent) => `€${percent}`}
      step={5}
      onMove={moved}
      onEnd={ended}
    />,
  )
  const line = screen.UNSAFE_getAllByType(View).find(({ props }) => props.onLayout)
  if (!line) throw new Error('no line')
  fireEvent(line, 'layout', { nativeEvent: { layout: { width: WIDTH } } })
}

/** One finger at a place of the window, which a PanResponder reads from the history of touches. */
const finger = (x: number, before = x) => ({
  nativeEvent: { touches: [{}], pageX: x },
  touchHistory: {
    touchBank: [
      {
        touchActive: true,
        startPageX: before,
        startPageY: 0,
        startTimeStamp: 1,
        previousPageX: before,
        previousPageY: 0,
        previousTimeStamp: 1,
        currentPageX: x,
        currentPageY: 0,
        currentTimeStamp: 2,
      },
    ],
    numberActiveTouches: 1,
    indexOfSingleActiveTouch: 0,
    mostRecentTimeStamp: 2,
  },
})
const thumb = (name: string) => screen.getByLabelText(name)

beforeEach(() => jest.clearAllMocks())
afterEach(cleanup)

it('follows the finger by how far it went, wherever the line lies in the window', () => {
  draw()
  fireEvent(thumb(HIGH), 'responderGrant', finger(330))
  fireEvent(thumb(HIGH), 'responderMove', finger(330 - WIDTH / 2, 330))
  expect(moved).toHaveBeenLastCalledWith([0, 50])
  expect(ended).not.toHaveBeenCalled()
  fireEvent(thumb(HIGH), 'responderRelease', finger(180))
  expect(ended).toHaveBeenLastCalledWith([0, 50])
})

it('keeps the finger from the page, and is over when the system takes it away', () => {
  draw()
  expect(thumb(LOW).props.onStartShouldSetResponder(finger(1))).toBe(true)
  expect(thumb(LOW).props.onResponderTerminationRequest(finger(1))).toBe(false)
  fireEvent(thumb(LOW), 'responderGrant', finger(30))
  fireEvent(thumb(LOW), 'responderMove', finger(60, 30))
  fireEvent(thumb(LOW), 'responderTerminate', finger(60))
  expect(ended).toHaveBeenLastCalledWith([10, 100])
})

it('says its value, and is moved by a screen reader', () => {
  draw([20, 80])
  expect(thumb(LOW).props).toMatchObject({
    accessibilityRole: 'adjustable',
    accessibilityValue: { min: 0, max: 80, now: 20, text: '€20' },
  })
  fireEvent(thumb(LOW), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } })
  expect(moved).toHaveBeenLastCalledWith([25, 80])
  fireEvent(thumb(HIGH), 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } })
  expect(ended).toHaveBeenLastCalledWith([20, 75])
})
