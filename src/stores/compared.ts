import { makeAutoObservable, observableRef } from 'mobx'
import { COMPARE_MAX } from '@contract/base/constants'
import { changeStored, readStored } from '@/platform/storage/storage'
import { on } from '@/services/events'

/**
 * The products to compare (four at most) [rule.compare-max], kept on the device for visitors and buyers alike. The
 * first screen that needs them reads them from the device. A logout removes them.
 */
class Compared {
  ids: readonly string[] = []
  private restored: Promise<void> | undefined

  constructor() {
    makeAutoObservable<this, 'restored'>(this, { ids: observableRef, restored: false }, { autoBind: true })
    on('signedOut', () => this.take())
  }

  get full(): boolean {
    return this.ids.length >= COMPARE_MAX
  }

  has(productId: string): boolean {
    return this.ids.includes(productId)
  }

  /** Reads the device once. */
  restore(): Promise<void> {
    this.restored ??= readStored('souk.compare').then((kept) => this.take(kept))
    return this.restored
  }

  /** Takes over what the device has now. */
  take(kept: readonly string[] = []): void {
    this.ids = kept.slice(0, COMPARE_MAX)
  }

  /** Adds the product, or removes it. Returns what happened, or that there is no room. */
  async toggle(productId: string): Promise<'added' | 'removed' | 'full'> {
    let done: 'added' | 'removed' | 'full' = 'added'
    await this.change((kept) => {
      if (kept.includes(productId)) {
        done = 'removed'
        return kept.filter((id) => id !== productId)
      }
      done = kept.length >= COMPARE_MAX ? 'full' : 'added'
      return done === 'full' ? kept : [...kept, productId]
    })
    return done
  }

  async remove(productId: string): Promise<void> {
    await this.change((kept) => kept.filter((id) => id !== productId))
  }

  async clear(): Promise<void> {
    await this.change(() => [])
  }

  private async change(change: (kept: readonly string[]) => readonly string[]): Promise<void> {
    const changed = (kept: readonly string[] = []) => {
      const ids = change(kept.slice(0, COMPARE_MAX))
      return ids.length > 0 ? ids : undefined
    }
    this.take(await changeStored('souk.compare', changed))
  }
}

export const compared = new Compared()
