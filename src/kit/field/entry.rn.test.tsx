import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import { Text, TextInput } from 'react-native'
import type { Check } from '@/domain/text/field-message'
import { FormScope } from '@/platform/host/focus-wrong'
import { useForm } from '@/hooks/use-form'
import { Entry } from './entry'

jest.mock('expo-secure-store', () => ({}))

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

  it.each([
    ['username', 'username', 'username'],
    ['current-password', 'password', 'password'],
    ['new-password', 'password-new', 'newPassword'],
    ['one-time-code', 'sms-otp', 'oneTimeCode'],
    ['address-level2', 'postal-address-locality', 'addressCity'],
  ] as const)('lets the phone fill in a %s', (token, autoComplete, textContentType) => {
    render(<Entry id="field" label="Field" kind="text" value="" autocomplete={token} onInput={jest.fn()} />)
    expect(screen.getByTestId('field').props).toMatchObject({ autoComplete, textContentType })
  })

  it('says that it was submitted, and nothing else', () => {
    const onSubmit = jest.fn()
    render(<Entry id="field" label="Field" kind="search" value="tea" onInput={jest.fn()} onSubmit={onSubmit} />)
    fireEvent(screen.getByTestId('field'), 'submitEditing', { nativeEvent: { text: 'tea' } })
    expect(onSubmit.mock.calls).toEqual([[]])
  })

  it('takes the focus where it is the first that is wrong of the form that was sent', () => {
    const common = { kind: 'text', onInput: jest.fn() } as const
    const empty: Check<unknown> = (value) => (value === '' ? { rule: 'required' } : null)
    function Parts({ name, city }: { name: string; city: string }) {
      const form = useForm({ values: { name, city }, rules: { name: empty, city: empty }, submit: jest.fn() })
      return (
        <FormScope value={form.scope}>
          <Entry {...common} id="name" label="Name" value={name} wrong={form.errors.name !== undefined} />
          <Entry {...common} id="city" label="City" value={city} wrong={form.errors.city !== undefined} />
          <Text onPress={() => void form.submit()}>Send</Text>
        </FormScope>
      )
    }
    render(
      <>
        <Parts name="" city="" />
        <Parts name="Ada" city="" />
      </>,
    )
    const inputs = screen.UNSAFE_getAllByType(TextInput).map(({ instance }) => instance as TextInput)
    const focus = jest.mocked(inputs[0]?.focus)
    focus?.mockClear()
    const [one, other] = screen.getAllByText('Send')
    fireEvent.press(one)
    fireEvent.press(other)
    expect(focus?.mock.contexts.map((input) => inputs.indexOf(input as TextInput))).toEqual([0, 3])
  })
})
