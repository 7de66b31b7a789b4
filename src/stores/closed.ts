import { makeAutoObservable, reaction } from 'mobx'
import { session } from './session'

/** What the login page says to somebody who has just closed the account, until somebody logs in, or the app starts anew. */
class Closed {
  /** When the account is erased (ISO 8601); empty when none was closed here. */
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
