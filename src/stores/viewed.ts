import { makeAutoObservable, observableRef } from 'mobx'
import { changeStored } from '@/platform/storage/storage'

const MOST = 50

/** The products viewed on this device, newest first. */
class Viewed {
  ids: readonly string[] = []

  constructor() {
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true })
  }

  restore(ids: readonly string[]): void {
    this.ids = ids
  }

  async add(productId: string): Promise<void> {
    const first = (kept: readonly string[] = []) => [productId, ...kept.filter((id) => id !== productId)].slice(0, MOST)
    this.restore((await changeStored('souk.viewed', first)) ?? [])
  }

  clear(): void {
    this.ids = []
  }
}

export const viewed = new Viewed()
