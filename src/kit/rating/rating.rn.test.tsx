import { cleanup, render, screen } from '@testing-library/react-native'
import { SvgXml } from 'react-native-svg'
import { Rating } from './rating'

afterEach(cleanup)

const stars = () => screen.UNSAFE_queryAllByType(SvgXml)

it('shows the number with its note beside a star', () => {
  render(<Rating value="4.8" note="30 sold" />)
  screen.getByText('4.8 · 30 sold')
  expect(stars()).toHaveLength(1)
})

it('has no star without a number', () => {
  render(<Rating note="30 sold" />)
  screen.getByText('30 sold')
  expect(stars()).toHaveLength(0)
})
