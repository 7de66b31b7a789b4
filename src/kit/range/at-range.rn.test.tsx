import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { View } from 'react-native'
import { AtRange } from './at-range'

const onChange = jest.fn()
afterEach(() => {
  cleanup()
  onChange.mockClear()
})

/** The line, laid out at a place of the window that its parent's place says nothing of. */
function layOut(left: number, width: number) {
  render(<AtRange value={[0, 100]} min={0} max={100} onChange={onChange} />)
  const views = screen.UNSAFE_getAllByType(View)
  const line = views.find(({ props }) => props.onLayout)
  if (!line) throw new Error('no line')
  const measureInWindow = (tell: (x: number, y: number, width: number) => void) => tell(left, 0, width)
  fireEvent(line, 'layout', { nativeEvent: { layout: { x: 0, width } }, currentTarget: { measureInWindow } })
  return views.filter(({ props }) => props.onTouchMove)
}

it('moves the thumb to where the finger is in the window', () => {
  const [, thumb] = layOut(50, 200)
  fireEvent(thumb, 'touchMove', { nativeEvent: { pageX: 50 + 150 } })
  expect(onChange).toHaveBeenLastCalledWith([0, 75])
})

it('does nothing by a tap on the line, whose place it would take wrongly', () => {
  layOut(50, 200)
  for (const view of screen.UNSAFE_getAllByType(View)) view.props.onClick?.({ nativeEvent: { pageX: 100 }, detail: {} })
  expect(onChange).not.toHaveBeenCalled()
})
