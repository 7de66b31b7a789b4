import { makeAutoObservable, observableRef } from 'mobx'
import { changeStored, removeStored } from '@/platform/storage/storage'

const MOST = 10

/** Past searches on this device, newest first. Each term is kept once, whatever its case. */
class Searches {
  terms: readonly string[] = []

  constructor() {
    makeAutoObservable(this, { terms: observableRef }, { autoBind: true })
  }

  restore(terms: readonly string[]): void {
    this.terms = terms.slice(0, MOST)
  }

  async add(term: string): Promise<void> {
    await this.change((kept) => [term, ...kept.filter((other) => other.toLowerCase() !== term.toLowerCase())])
  }

  async remove(term: string): Promise<void> {
    await this.change((kept) => kept.filter((other) => other !== term))
  }

  async clear(): Promise<void> {
    this.terms = []
    await removeStored('souk.searches')
  }

  private async change(change: (kept: readonly string[]) => readonly string[]): Promise<void> {
    this.restore((await changeStored('souk.searches', (kept = []) => change(kept).slice(0, MOST))) ?? [])
  }
}

export const searches = new Searches()
