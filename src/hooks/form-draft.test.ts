import type { UserInfo } from '@contract/entities/user'
import { emit } from '@/services/events'
import { keepDraft, takeDraft, typedValues } from './form-draft'
import { session } from '@/stores/session'

const logIn = (invitation_code: string, email = '') =>
  session.setUser({ invitation_code, email, product: { count: 0 }, notice: { count: 0 } } as UserInfo)

beforeEach(() => {
  emit('signedOut', {})
  logIn('ADAADA')
})
afterEach(() => session.end())

describe('what was typed when a session was lost', () => {
  it('comes back once, to the user who typed it and to its own form', async () => {
    keepDraft('form', { name: 'Ada' })
    await session.end()
    logIn('ADAADA')
    expect(takeDraft('other')).toBeUndefined()
    expect(takeDraft('form')).toEqual({ name: 'Ada' })
    expect(takeDraft('form')).toBeUndefined()
  })

  it('is removed with all it held when another user logs in', async () => {
    const drop = jest.fn()
    keepDraft('form', 'a picture', drop)
    await session.end()
    logIn('GRACE0')
    expect(drop).toHaveBeenCalledTimes(1)
    logIn('ADAADA')
    expect(takeDraft('form')).toBeUndefined()
  })

  it('is gone after a log-out, for the same person too [storage.logout]', () => {
    const drop = jest.fn()
    keepDraft('form', 'a picture', drop)
    emit('signedOut', {})
    logIn('ADAADA')
    expect(drop).toHaveBeenCalledTimes(1)
    expect(takeDraft('form')).toBeUndefined()
  })

  it('is not kept without a user', () => {
    emit('signedOut', {})
    const drop = jest.fn()
    keepDraft('form', 'a picture', drop)
    expect(drop).toHaveBeenCalledTimes(1)
    expect(takeDraft('form')).toBeUndefined()
  })

  it('recognises users without an invitation code by their address', () => {
    logIn('', 'ada@souk.test')
    keepDraft('form', 1)
    logIn('', 'grace@souk.test')
    expect(takeDraft('form')).toBeUndefined()
  })

  it('is what differs from before, and no password', () => {
    const before = { name: 'Ada', on: false, password: '', new_password: '', password_confirm: '' }
    const typed = { name: 'Ada', on: true, password: '123456', new_password: 'secret', password_confirm: 'secret' }
    expect(typedValues(typed, before)).toEqual({ on: true })
  })
})
