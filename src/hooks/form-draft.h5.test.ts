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

describe('what was typed when the document was reloaded', () => {
  interface Document {
    readonly drafts: typeof import('./form-draft')
    readonly begin: (invitation_code: string) => void
    /** The session of the device, whose user is not known yet. */
    readonly restore: (token: string) => void
  }

  /** The modules of the app anew, as a document of the same tab has them. */
  function nextDocument(): Document {
    let made: Document | undefined
    jest.isolateModules(() => {
      const drafts = jest.requireActual<typeof import('./form-draft')>('./form-draft')
      const { session: own } = jest.requireActual<typeof import('@/stores/session')>('@/stores/session')
      const user = { email: '', product: { count: 0 }, notice: { count: 0 } }
      made = {
        drafts,
        begin: (invitation_code) => own.setUser({ ...user, invitation_code } as UserInfo),
        restore: own.restore,
      }
    })
    if (!made) throw new Error('no document')
    return made
  }

  const leave = () => window.dispatchEvent(new Event('pagehide'))

  it('comes back to the same user, once, without what its document held', () => {
    const first = nextDocument()
    first.begin('ADAADA')
    const stop = first.drafts.onLeaving(() => {
      first.drafts.keepDraft('form', { name: 'Ada' })
      first.drafts.keepDraft('pictures', 'a picture', jest.fn())
    })
    leave()
    stop()
    const second = nextDocument()
    expect(second.drafts.takeDraft('form')).toBeUndefined()
    second.begin('ADAADA')
    expect(second.drafts.takeDraft('form')).toEqual({ name: 'Ada' })
    expect(second.drafts.takeDraft('pictures')).toBeUndefined()
    const third = nextDocument()
    third.begin('ADAADA')
    expect(third.drafts.takeDraft('form')).toBeUndefined()
  })

  it('comes back to a form that is there before its user is known, and to no other session', () => {
    const typed = (token: string) => {
      const first = nextDocument()
      first.restore(token)
      first.begin('ADAADA')
      const stop = first.drafts.onLeaving(() => first.drafts.keepDraft('form', { name: 'Ada' }))
      leave()
      stop()
    }
    typed('token-of-ada')
    const second = nextDocument()
    second.restore('token-of-ada')
    expect(second.drafts.takeDraft('form')).toEqual({ name: 'Ada' })
    second.begin('ADAADA')
    expect(second.drafts.takeDraft('form')).toBeUndefined()

    typed('token-of-ada')
    const third = nextDocument()
    third.restore('token-of-grace')
    expect(third.drafts.takeDraft('form')).toBeUndefined()
    third.begin('GRACE0')
    expect(third.drafts.takeDraft('form')).toBeUndefined()
  })

  it('is gone when somebody else logs in', () => {
    const first = nextDocument()
    first.begin('ADAADA')
    const stop = first.drafts.onLeaving(() => first.drafts.keepDraft('form', { name: 'Ada' }))
    leave()
    stop()
    const second = nextDocument()
    second.begin('GRACE0')
    expect(second.drafts.takeDraft('form')).toBeUndefined()
  })

  it('is forgotten when the document comes back by itself, with its forms', () => {
    const first = nextDocument()
    first.begin('ADAADA')
    const stop = first.drafts.onLeaving(() => first.drafts.keepDraft('form', { name: 'Ada' }))
    leave()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    stop()
    expect(first.drafts.takeDraft('form')).toBeUndefined()
    const second = nextDocument()
    second.begin('ADAADA')
    expect(second.drafts.takeDraft('form')).toBeUndefined()
  })
})
