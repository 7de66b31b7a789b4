import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { QuickAdd } from './quick-add'

jest.mock('@/kit/display/display-context', () => ({ useDisplay: () => ({ language: 'en' }) }))

afterEach(cleanup)

const LABEL = 'Add Stoneware mug to the cart'

it('adds once for a press', () => {
  const onAdd = jest.fn()
  render(<QuickAdd label={LABEL} inCart={0} onAdd={onAdd} />)
  fireEvent.press(screen.getByRole('button', { name: LABEL }))
  expect(onAdd).toHaveBeenCalledTimes(1)
})

it('becomes the count, and says it', () => {
  render(<QuickAdd label={LABEL} inCart={120} onAdd={() => undefined} />)
  screen.getByText('99+')
  screen.getByRole('button', { name: `${LABEL}, 99+` })
})

it('covers the picture without taking the touches that are not meant for the plus', () => {
  render(<QuickAdd label={LABEL} inCart={0} onAdd={() => undefined} />)
  expect(screen.toJSON()).toMatchObject({ props: { pointerEvents: 'box-none' } })
})
