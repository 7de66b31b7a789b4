import { fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '../../api/api-error'
import { inEnglish } from '../../testing/in-english'
import { ReasonSheet } from './reason-sheet'

beforeAll(inEnglish)

const onSubmit = jest.fn<void, [string]>()
beforeEach(() => onSubmit.mockReset())

const sheet = (props: Partial<Parameters<typeof ReasonSheet>[0]> = {}) => (
  <ReasonSheet
    {...{ title: 'Block it?', yes: 'Block', label: 'Reason', field: 'remark', maxLength: 50, onSubmit }}
    mutation={{ isPending: false, error: null }}
    onClose={() => undefined}
    {...props}
  />
)
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Block' }))
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason')

it('asks for the reason, and sends it without spaces around it', () => {
  render(sheet())
  press()
  expect(reason().getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(reason(), { target: { value: '  Not what it says  ' } })
  expect(reason().getAttribute('aria-invalid')).toBeNull()
  press()
  expect(onSubmit.mock.calls).toEqual([['Not what it says']])
})

it('goes without one where it is optional, and not twice', () => {
  const { rerender } = render(sheet({ isOptional: true }))
  press()
  rerender(sheet({ isOptional: true, mutation: { isPending: true, error: null } }))
  press()
  expect(onSubmit.mock.calls).toEqual([['']])
})

it('says at the reason what the server refuses', () => {
  const errors = [{ field: 'remark', rule: 'max_length', params: { limit: 50 } } as const]
  render(sheet({ mutation: { isPending: false, error: new ApiError('refused', '', { data: { errors } }) } }))
  expect(screen.getByText('At most 50 characters')).not.toBeNull()
})
