import { cleanup, render, screen } from '@testing-library/react-native'
import { Image } from 'react-native'
import { altProps } from './alt-props.rn'

afterEach(cleanup)

it('gives a picture its words', () => {
  render(<Image {...altProps('A blue teapot')} />)
  screen.getByLabelText('A blue teapot')
})
