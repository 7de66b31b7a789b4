import { observable, runInAction } from 'mobx'
import { Code } from '@contract/codes'
import { PAGE_SIZE_MAX } from '@contract/constants'
import type { Favorite } from '@contract/entities/product'
import { t } from '@/locales/t'
import { currentLink } from '@/platform/links'
import { go } from '@/platform/navigation'
import type { ApiError } from '@/services/api-error'
import { favorite, favoriteRemove, getFavorites } from '@/services/favourites'
import { asApiError, SILENT } from './load-state'
import { session } from './session'
import { toast } from './toast'

interface Wish {
  readonly productId: string
  /** The screen whose heart was tapped. */
  readonly at: string
}

/**
 * Which products are on the wishlist (gaps §3). Whoever asks for one product is told of that one alone, so that a list
 * of hundreds draws a single heart anew.
 */
class Favourites {
  /** By product, the id under which its entry is removed; empty until the server has said it. */
  private entries = observable.map<string, string>([], { deep: false })
  /** By product, the change that is on its way: until it is answered, further taps on this heart do nothing. */
  private changes = new Map<string, Promise<void>>()
  /** What was tapped since the list was last asked for: its answer is older than that. */
  private tapped = new Set<string>()
  /** What a visitor wanted to keep when login was opened. */
  private wish: Wish | null = null

  has(productId: string): boolean {
    return this.entries.has(productId)
  }

  /** Adds the product, or takes it off. Shows at once and is undone when it is refused; a visitor is led to login. */
  toggle(productId: string): void {
    if (!session.loggedIn) return this.askToLogIn(productId)
    if (this.changes.has(productId)) return
    this.tapped.add(productId)
    const entry = this.entries.get(productId)
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
      const page = await getFavorites({ p, page_size: PAGE_SIZE_MAX }, SILENT)
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

  /** After a login that was opened by a heart on the screen `at`: keeps what was wanted. Answers whether it was so. */
  fulfil(at: string): boolean {
    const { wish } = this
    this.wish = null
    if (wish?.at !== at) return false
    if (!this.has(wish.productId)) this.toggle(wish.productId)
    return true
  }

  /** Nobody's list any more, after a logout or a lost session. */
  clear(): void {
    this.wish = null
    this.tapped.clear()
    runInAction(() => this.entries.clear())
  }

  private askToLogIn(productId: string): void {
    const at = currentLink()
    this.wish = { productId, at }
    toast.show(t('wishlist.log_in'))
    void go('login', { next: at })
  }

  private add(productId: string): Promise<void> {
    return this.change(
      () => this.mark(productId, ''),
      async () => {
        const { favorite_id, count } = await favorite({ product_id: productId })
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
        const { count } = await favoriteRemove({ favorite_id: entry }, SILENT)
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
    // an answer to somebody who has left says nothing of who is here now
    if (session.token === token) runInAction(settle)
  }
}

export const favourites = new Favourites()
