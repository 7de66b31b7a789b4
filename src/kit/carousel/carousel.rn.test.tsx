import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { Dimensions, ScrollView } from 'react-native'
import { Text } from '@/kit/text/text'
import { Carousel } from './carousel'
import { Dots } from './dots'

const { width } = Dimensions.get('window')
const slides = ['Teapots', 'Bags', 'Lamps'].map((name) => <Text key={name}>{name}</Text>)
const label = (index: number) => `${index + 1} of 3`
const row = () => screen.UNSAFE_getByType(ScrollView)
const restAt = (x: number) => fireEvent(row(), 'momentumScrollEnd', { nativeEvent: { contentOffset: { x, y: 0 } } })

afterEach(cleanup)

it('shows every slide under its name, in a row of its own', () => {
  render(<Carousel items={slides} label={label} name="Offers" height={176} />)
  screen.getByLabelText('Offers')
  expect([0, 1, 2].map((index) => screen.getByLabelText(label(index)).props.style.width)).toEqual([width, width, width])
  screen.getByText('Lamps')
})

it('tells which slide it came to rest at, and marks its dot', () => {
  const changed = jest.fn()
  render(<Carousel items={slides} label={label} name="Offers" height={176} onChange={changed} />)
  restAt(2 * width - 3)
  expect(changed.mock.calls).toEqual([[2]])
  expect(screen.UNSAFE_getByType(Dots).props).toMatchObject({ count: 3, current: 2 })
})

it('counts in steps of a slide and its gap where the next one peeks in', () => {
  const changed = jest.fn()
  render(<Carousel items={slides} label={label} name="Offers" height={176} peek dots="none" onChange={changed} />)
  const step = row().props.snapToInterval
  expect(step).toBeLessThan(width)
  restAt(step)
  expect(changed.mock.calls).toEqual([[1]])
  expect(screen.UNSAFE_queryByType(Dots)).toBeNull()
})
