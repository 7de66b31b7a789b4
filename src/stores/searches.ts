import { makeAutoObservable, observableRef } from 'mobx'
import { removeStored, writeStored } from '@/platform/storage/storage'

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
    const others = this.terms.filter((other) => other.toLowerCase() !== term.toLowerCase())
    this.terms = [term, ...others].slice(0, MOST)
    await writeStored('souk.searches', this.terms)
  }

  async remove(term: string): Promise<void> {
    this.terms = this.terms.filter((other) => other !== term)
    await writeStored('souk.searches', this.terms)
  }

  async clear(): Promise<void> {
    this.terms = []
    await removeStored('souk.searches')
  }
}

export const searches = new Searches()
