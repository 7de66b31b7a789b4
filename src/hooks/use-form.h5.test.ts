import type { UserInfo } from '@contract/entities/user'
import { checkConfirmation, checkEmail, checkPassword } from '@/domain/text/field-message'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { ApiError } from '@/services/api-error'
import { emit } from '@/services/events'
import { renderHook, settle } from '@/testing/render-hook'
import { session } from '@/stores/session'
import { useForm } from './use-form'

const values = { email: '', password: '', password_confirm: '' }
const rules = {
  email: checkEmail,
  password: checkPassword,
  password_confirm: (value: string, all: typeof values) => checkConfirmation(value, all.password),
}
const good = { email: 'a@b.co', password: 'quite-long-1', password_confirm: 'quite-long-1' }

beforeEach(() => setCurrent('en', dictionary))

const form = (submit: (values: typeof good) => Promise<void>, start = values) =>
  renderHook(() => useForm({ values: start, rules, submit }), {})

it('sends nothing while a rule is broken, and says which at its field [rule.password-length]', async () => {
  const send = jest.fn(() => Promise.resolve())
  const { result } = await form(send, { ...good, password: 'short', password_confirm: 'short' })
  await settle(() => result().submit())
  expect(send).not.toHaveBeenCalled()
  expect(result().errors).toEqual({ password: 'Password must contain at least 8 characters' })
})

it('shows the error of a field when it is left, and removes it while the user types', async () => {
  const { result } = await form(() => Promise.resolve())
  await settle(() => result().blur('email'))
  expect(result().errors.email).toBe('Fill this in')
  await settle(() => result().set('email', 'a'))
  expect(result().errors.email).toBeUndefined()
})

it('shows what the server refused at its fields and keeps what was typed [wire.form-errors]', async () => {
  const refusal = new ApiError('refused', 'no', {
    code: 1100000,
    data: {
      errors: [
        { field: 'email', rule: 'taken' },
        { field: 'code', rule: 'required' },
      ],
    },
  })
  const { result } = await form(() => Promise.reject(refusal), good)
  await settle(async () => expect(await result().submit()).toBe(false))
  expect(result().errors).toEqual({ email: 'This is taken already' })
  expect(result().error).toBe('Fill this in')
  expect(result().values).toEqual(good)
})

it('is sent once however often one taps [face.double-tap]', async () => {
  let finish: () => void = () => undefined
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { result } = await form(send, good)
  await settle(() => {
    void result().submit()
    void result().submit()
  })
  expect(send).toHaveBeenCalledTimes(1)
  expect(result().busy).toBe(true)
  await settle(() => finish())
  expect(result().busy).toBe(false)
})

describe('a form that is kept', () => {
  const keeping = (keep?: string) => renderHook(() => useForm({ keep, values, submit: () => Promise.resolve() }), {})
  const user = { invitation_code: 'ADAADA', email: '', product: { count: 0 }, notice: { count: 0 } } as UserInfo

  beforeEach(() => session.setUser(user))
  afterEach(() => session.end())

  it('has what was typed again after the session was lost, once, and never a password', async () => {
    const before = await keeping('kept')
    await settle(() => before.result().set('email', 'a@b.co'))
    await settle(() => before.result().set('password', 'quite-long-1'))
    emit('sessionLost', {})
    await before.unmount()
    const after = await keeping('kept')
    expect(after.result().values).toEqual({ ...values, email: 'a@b.co' })
    await after.unmount()
    expect((await keeping('kept')).result().values).toEqual(values)
  })

  it('forgets what was typed when it is left, and one without a name when the session is lost', async () => {
    const left = await keeping('kept')
    await settle(() => left.result().set('email', 'a@b.co'))
    await left.unmount()
    expect((await keeping('kept')).result().values).toEqual(values)
    const nameless = await keeping()
    await settle(() => nameless.result().set('email', 'a@b.co'))
    emit('sessionLost', {})
    await nameless.unmount()
    expect((await keeping()).result().values).toEqual(values)
  })
})
