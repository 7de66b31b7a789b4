import { act, cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { Text } from '@/kit/text/text'
import { Pressable } from './pressable'

afterEach(cleanup)

describe('Pressable on React Native', () => {
  it('is found by its id and has its role and name', () => {
    const onPress = jest.fn()
    render(
      <Pressable id="add-to-cart" label="Add to cart" onPress={onPress}>
        <Text>+</Text>
      </Pressable>,
    )
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBe(screen.getByTestId('add-to-cart'))
    fireEvent.press(screen.getByTestId('add-to-cart'))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('fires once for a double tap while its promise is pending, and again after it', async () => {
    let finish: () => void = () => undefined
    const onPress = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(
      <Pressable label="Pay" onPress={onPress}>
        <Text>Pay</Text>
      </Pressable>,
    )
    const button = screen.getByRole('button')
    fireEvent.press(button)
    fireEvent.press(button)
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(button.props.accessibilityState).toMatchObject({ busy: true })
    await act(async () => finish())
    fireEvent.press(button)
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('says that it is disabled and does nothing then', () => {
    const onPress = jest.fn()
    render(
      <Pressable label="Pay" disabled onPress={onPress}>
        <Text>Pay</Text>
      </Pressable>,
    )
    fireEvent.press(screen.getByRole('button'))
    expect(screen.getByRole('button').props.accessibilityState).toMatchObject({ disabled: true })
    expect(onPress).not.toHaveBeenCalled()
  })
})
