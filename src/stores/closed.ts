import { makeAutoObservable, reaction } from 'mobx'
import { session } from './session'

/** What the login page shows after an account was closed, until the next login or start of the app. */
class Closed {
  /** When the account will be erased (ISO 8601); empty when none was closed on this device. */
  at = ''

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    reaction(
      () => session.loggedIn,
      (loggedIn) => loggedIn && this.say(''),
    )
  }

  say(erasedAt: string): void {
    this.at = erasedAt
  }
}

export const closed = new Closed()
