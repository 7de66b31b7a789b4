import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { Txt } from '@/kit/text/txt'
import { Scroll } from './scroll'

afterEach(cleanup)

const at = (y: number) => ({
  nativeEvent: {
    contentOffset: { x: 0, y },
    contentSize: { width: 375, height: 3000 },
    layoutMeasurement: { width: 375, height: 800 },
  },
})

it('asks for the next part near its end and not before', () => {
  const onEnd = jest.fn()
  render(
    <Scroll id="list" onEnd={onEnd}>
      <Txt>Row</Txt>
    </Scroll>,
  )
  fireEvent.scroll(screen.getByTestId('list'), at(1500))
  expect(onEnd).not.toHaveBeenCalled()
  fireEvent.scroll(screen.getByTestId('list'), at(1700))
  expect(onEnd).toHaveBeenCalledTimes(1)
})
