import { cleanup, render, screen } from '@testing-library/react-native'
import { Text } from './text'

afterEach(cleanup)

describe('Text on React Native', () => {
  it('is a text that is found by its id, cut after the lines it may have', () => {
    render(
      <Text id="product-name" lines={2}>
        Desk lamp
      </Text>,
    )
    const text = screen.getByText('Desk lamp')
    expect(text).toBe(screen.getByTestId('product-name'))
    expect(text.props.numberOfLines).toBe(2)
  })

  it('is a header to the screen reader where it is a heading', () => {
    render(<Text heading={2}>Reviews</Text>)
    expect(screen.getByRole('header').props.children).toBe('Reviews')
  })

  it('is left out of the screen reader where something else says it', () => {
    render(<Text hidden>4.8</Text>)
    expect(screen.queryByText('4.8')).toBeNull()
    expect(screen.getByText('4.8', { includeHiddenElements: true })).toBeTruthy()
  })
})
