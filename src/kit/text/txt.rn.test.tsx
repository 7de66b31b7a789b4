import { cleanup, render, screen } from '@testing-library/react-native'
import { Txt } from './txt'

afterEach(cleanup)

describe('Txt on React Native', () => {
  it('is a text that is found by its id, cut after the lines it may have', () => {
    render(
      <Txt id="product-name" lines={2}>
        Desk lamp
      </Txt>,
    )
    const text = screen.getByText('Desk lamp')
    expect(text).toBe(screen.getByTestId('product-name'))
    expect(text.props.numberOfLines).toBe(2)
  })

  it('is a header to the screen reader where it is a heading', () => {
    render(<Txt heading={2}>Reviews</Txt>)
    expect(screen.getByRole('header').props.children).toBe('Reviews')
  })

  it('is left out of the screen reader where something else says it', () => {
    render(<Txt hidden>4.8</Txt>)
    expect(screen.queryByText('4.8')).toBeNull()
    expect(screen.getByText('4.8', { includeHiddenElements: true })).toBeTruthy()
  })
})
