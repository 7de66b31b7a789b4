import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { Entry } from './entry'

afterEach(cleanup)

function entry(kind: 'email' | 'password' | 'decimal', onInput = jest.fn()) {
  render(<Entry id="field" label="Field" kind={kind} value="" onInput={onInput} />)
  return { field: screen.getByTestId('field'), onInput }
}

describe('Entry on React Native', () => {
  it('hands on what is typed', () => {
    const { field, onInput } = entry('email')
    fireEvent.changeText(field, 'ada@souk.test')
    expect(onInput).toHaveBeenCalledWith('ada@souk.test')
  })

  it('hides a password, and brings the keyboard of its kind', () => {
    expect(entry('password').field.props.secureTextEntry).toBe(true)
    cleanup()
    expect(entry('decimal').field.props).toMatchObject({ secureTextEntry: false, keyboardType: 'decimal-pad' })
  })

  it('keeps an e-mail address in the letters it is typed in', () => {
    expect(entry('email').field.props).toMatchObject({ autoCapitalize: 'none', keyboardType: 'email-address' })
  })

  it('says that it was submitted, and nothing else', () => {
    const onSubmit = jest.fn()
    render(<Entry id="field" label="Field" kind="search" value="tea" onInput={jest.fn()} onSubmit={onSubmit} />)
    fireEvent(screen.getByTestId('field'), 'submitEditing', { nativeEvent: { text: 'tea' } })
    expect(onSubmit.mock.calls).toEqual([[]])
  })
})
