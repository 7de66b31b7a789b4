import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { COMPARE_MAX } from '@contract/constants'
import { removeStored, writeStored, readStored } from '@/platform/storage/storage'
import { session } from './session'

/**
 * The products to compare (four at most) [rule.compare-max], kept on the device for visitors and buyers alike. The
 * first screen that needs them reads them from the device. A logout removes them.
 */
class Compared {
  ids: readonly string[] = []
  private restored: Promise<void> | undefined

  constructor() {
    makeAutoObservable<this, 'restored'>(this, { ids: observableRef, restored: false }, { autoBind: true })
    reaction(
      () => session.loggedIn,
      (loggedIn) => {
        if (!loggedIn) this.ids = []
      },
    )
  }

  get full(): boolean {
    return this.ids.length >= COMPARE_MAX
  }

  has(productId: string): boolean {
    return this.ids.includes(productId)
  }

  /** Reads the device once; products added meanwhile stay. */
  restore(): Promise<void> {
    this.restored ??= readStored('souk.compare').then((kept = []) =>
      runInAction(() => {
        this.ids = [...new Set([...this.ids, ...kept])].slice(0, COMPARE_MAX)
      }),
    )
    return this.restored
  }

  /** Adds the product, or removes it. Returns what happened, or that there is no room. */
  async toggle(productId: string): Promise<'added' | 'removed' | 'full'> {
    await this.restore()
    if (this.has(productId)) {
      await this.remove(productId)
      return 'removed'
    }
    if (this.full) return 'full'
    await this.set([...this.ids, productId])
    return 'added'
  }

  async remove(productId: string): Promise<void> {
    await this.set(this.ids.filter((id) => id !== productId))
  }

  async clear(): Promise<void> {
    await this.set([])
  }

  private async set(ids: readonly string[]): Promise<void> {
    this.ids = ids
    await (ids.length > 0 ? writeStored('souk.compare', ids) : removeStored('souk.compare'))
  }
}

export const compared = new Compared()
