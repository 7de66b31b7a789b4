import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { ScrollView } from 'react-native'
import { Text } from '@/kit/text/text'
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
      <Text>Row</Text>
    </Scroll>,
  )
  fireEvent.scroll(screen.getByTestId('list'), at(1500))
  expect(onEnd).not.toHaveBeenCalled()
  fireEvent.scroll(screen.getByTestId('list'), at(1700))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('brings its child into view once it knows its size', () => {
  const scrollTo = jest
    .spyOn(ScrollView.prototype as unknown as ScrollView, 'scrollTo')
    .mockImplementation(() => undefined)
  render(
    <Scroll id="tabs" sideways inView="third" part={0.5}>
      <Text>Tab</Text>
    </Scroll>,
  )
  fireEvent(screen.getByTestId('tabs'), 'layout', { nativeEvent: { layout: { width: 375 } } })
  fireEvent(screen.getByTestId('tabs'), 'contentSizeChange', 575, 48)
  expect(scrollTo).toHaveBeenLastCalledWith({ x: 100 })
})
