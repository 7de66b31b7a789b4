import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { View } from 'react-native'
import { Range } from './range'

const LEFT = 30
const WIDTH = 300

afterEach(cleanup)

it('takes a touch by its place in the window, wherever its line lies', () => {
  const moved = jest.fn()
  render(<Range value={[0, 100]} onMove={moved} />)
  const views = screen.UNSAFE_getAllByType(View)
  const line = views.find(({ props }) => props.onLayout)
  const thumbs = views.filter(({ props }) => props.onTouchMove)
  const measureInWindow = (tell: (x: number, y: number, width: number) => void) => tell(LEFT, 200, WIDTH)
  if (!line || !thumbs[1]) throw new Error('no line or no thumbs')
  fireEvent(line, 'layout', { nativeEvent: { layout: { x: 18, width: WIDTH } }, currentTarget: { measureInWindow } })
  fireEvent(thumbs[1], 'touchMove', { nativeEvent: { pageX: LEFT + WIDTH / 2 } })
  expect(moved).toHaveBeenLastCalledWith([0, 50])
})
