import { observable, runInAction } from 'mobx'
import { Code } from '@contract/codes'
import { PAGE_SIZE_MAX } from '@contract/constants'
import type { Favorite } from '@contract/entities/product'
import { t } from '@/locales/t'
import { removeStored, writeStored, readStored } from '@/platform/storage/storage'
import type { ApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { asApiError, SILENT } from './load-state'
import { session } from './session'
import { toast } from './toast'

/** How many products a visitor can want: each is a call after the login. */
const WISHES_MAX = 50

/**
 * Which products are on the wishlist [screen.wishlist-heart]. An observer of one product re-renders for that one alone,
 * so that a list of hundreds draws a single heart anew.
 */
class Favourites {
  /** By product, the id under which its entry is removed; empty until the server has said it. */
  private entries = observable.map<string, string>([], { deep: false })
  /** By product, the change that is on its way: until it is answered, further taps on this heart do nothing. */
  private changes = new Map<string, Promise<void>>()
  /** What was tapped since the list was last asked for: its answer is older than that. */
  private tapped = new Set<string>()

  has(productId: string): boolean {
    return this.entries.has(productId)
  }

  /** Adds the product, or takes it off. Shows at once and is undone when it is refused. */
  toggle(productId: string): void {
    if (!session.loggedIn) return this.wish(productId)
    const entry = this.entries.get(productId)
    // on its way, or a visitor's wish that is still to be asked for
    if (this.changes.has(productId) || entry === '') return
    this.tapped.add(productId)
    const change = entry === undefined ? this.add(productId) : this.remove(productId, entry)
    this.changes.set(
      productId,
      change.finally(() => this.changes.delete(productId)),
    )
  }

  /** Resolves when no change is on its way. */
  async settled(): Promise<void> {
    await Promise.all(this.changes.values())
  }

  /** Asks for the whole list, page by page. Throws an ApiError. */
  async load(): Promise<void> {
    const { token } = session
    this.tapped = new Set(this.changes.keys())
    const list: Favorite[] = []
    for (let p = 1, more = true; more; p += 1) {
      const page = await call('favorites', { p, page_size: PAGE_SIZE_MAX }, SILENT)
      list.push(...page.list)
      more = page.list.length > 0 && p * PAGE_SIZE_MAX < page.count
    }
    if (session.token !== token) return
    const listed = new Set(list.map(({ product_id }) => product_id))
    runInAction(() => {
      for (const productId of [...this.entries.keys()]) {
        if (!listed.has(productId) && !this.tapped.has(productId)) this.entries.delete(productId)
      }
      this.learn(list)
    })
  }

  /** Takes over what a page of the list says of its products. */
  learn(list: readonly Favorite[]): void {
    runInAction(() => {
      for (const { product_id, favorite_id } of list) {
        if (!this.tapped.has(product_id)) this.entries.set(product_id, favorite_id)
      }
    })
  }

  /** What a visitor wanted before the app was started anew. */
  restore(wishes: readonly string[]): void {
    runInAction(() => wishes.forEach((productId) => this.entries.set(productId, '')))
    session.setProductCount(this.entries.size)
  }

  /**
   * After a login or a start: puts what was wanted as a visitor onto the account's list, one by one. Throws an ApiError
   * when nobody answers; what was not asked for by then stays on the device.
   */
  async settle(): Promise<void> {
    const { token } = session
    let left = (await readStored('souk.wishes')) ?? []
    while (left.length > 0) {
      const [product_id, ...rest] = left
      const entry = await this.ask(product_id)
      if (session.token !== token) return
      runInAction(() => {
        if (entry === null) this.entries.delete(product_id)
        else this.entries.set(product_id, entry.favorite_id)
      })
      if (entry !== null) session.setProductCount(entry.count)
      left = rest
      await (left.length > 0 ? writeStored('souk.wishes', left) : removeStored('souk.wishes'))
    }
  }

  /** Null for what the shop no longer sells: that is no wish any more. */
  private async ask(product_id: string) {
    try {
      return await call('favorite', { product_id }, SILENT)
    } catch (error) {
      if (asApiError(error).kind !== 'refused') throw error
      return null
    }
  }

  /** Nobody's list any more, after a logout or a lost session. */
  clear(): void {
    this.tapped.clear()
    runInAction(() => this.entries.clear())
  }

  /** Nobody has to log in to want something: it stays on the device, and a word says where it will be found. */
  private wish(productId: string): void {
    runInAction(() => {
      if (!this.entries.delete(productId)) {
        const [oldest] = this.entries.keys()
        if (this.entries.size >= WISHES_MAX) this.entries.delete(oldest)
        this.entries.set(productId, '')
        toast.show(t('wishlist.kept_here'))
      }
    })
    session.setProductCount(this.entries.size)
    void writeStored('souk.wishes', [...this.entries.keys()])
  }

  private add(productId: string): Promise<void> {
    return this.change(
      () => this.mark(productId, ''),
      async () => {
        const { favorite_id, count } = await call('favorite', { product_id: productId })
        return () => {
          this.entries.set(productId, favorite_id)
          this.takeCount(count)
        }
      },
      () => this.unmark(productId),
    )
  }

  private remove(productId: string, entry: string): Promise<void> {
    return this.change(
      () => this.unmark(productId),
      async () => {
        const { count } = await call('favoriteRemove', { favorite_id: entry }, SILENT)
        return () => this.takeCount(count)
      },
      ({ code, message }) => {
        // what is not there is off the list, which was asked for
        if (code === Code.notFound) return
        this.mark(productId, entry)
        toast.show(message, 'alert')
      },
    )
  }

  private mark(productId: string, entry: string): void {
    this.entries.set(productId, entry)
    session.setProductCount(session.productCount + 1)
  }

  private unmark(productId: string): void {
    this.entries.delete(productId)
    session.setProductCount(Math.max(0, session.productCount - 1))
  }

  /** While another change is on its way, the count that is foreseen is newer than what was answered. */
  private takeCount(count: number): void {
    if (this.changes.size === 1) session.setProductCount(count)
  }

  /** Shows a change, sends it, and takes over the answer, or undoes it; why has been said by then, or is said by `undo`. */
  private async change(
    show: () => void,
    send: () => Promise<() => void>,
    undo: (error: ApiError) => void,
  ): Promise<void> {
    const { token } = session
    runInAction(show)
    let settle: () => void
    try {
      settle = await send()
    } catch (error) {
      const failure = asApiError(error)
      settle = () => undo(failure)
    }
    // an answer to a user who has logged out says nothing about the present one
    if (session.token === token) runInAction(settle)
  }
}

export const favourites = new Favourites()
