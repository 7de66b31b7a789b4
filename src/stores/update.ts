import { makeAutoObservable, observableRef } from 'mobx'

/** A newer version of the app that waits for the user. */
class Update {
  /** Starts the newer version; null without one. */
  take: (() => void) | null = null

  constructor() {
    makeAutoObservable(this, { take: observableRef }, { autoBind: true })
  }

  found(take: () => void): void {
    this.take = take
  }
}

export const update = new Update()
