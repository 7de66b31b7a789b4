import { makeAutoObservable, observableRef } from 'mobx'
import { writeStored } from '@/platform/storage/storage'

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
    this.ids = [productId, ...this.ids.filter((id) => id !== productId)].slice(0, MOST)
    await writeStored('souk.viewed', this.ids)
  }

  clear(): void {
    this.ids = []
  }
}

export const viewed = new Viewed()
