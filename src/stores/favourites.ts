import { observable, runInAction } from 'mobx'
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { PAGE_SIZE_MAX } from '@contract/base/constants'
import type { Favorite } from '@contract/entities/product'
import { t } from '@/locales/t'
import { alone } from '@/platform/storage/alone'
import { changeStored } from '@/platform/storage/storage'
import type { ApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { asApiError, SILENT } from './load-state'
import { session } from './session'
import { toast } from './toast'

/** The most products on a visitor's wishlist, because each needs a call after the login. */
const WISHES_MAX = 50

const changeWishes = (change: (kept: readonly string[]) => readonly string[]) =>
  changeStored('souk.wishes', (kept = []) => {
    const left = change(kept)
    return left.length > 0 ? left : undefined
  })

/**
 * Which products are on the wishlist [screen.wishlist-heart]. An observer of one product re-renders for that product
 * only, so that a list of hundreds redraws a single heart.
 */
class Favourites {
  /** By product, the id that removes its entry; empty until the server has answered it. */
  private entries = observable.map<string, string>([], { deep: false })
  /** By product, the pending change. Further taps on this heart do nothing until it is answered. */
  private changes = new Map<string, Promise<void>>()
  /** Products tapped since the list was requested: its answer is older than those taps. */
  private tapped = new Set<string>()
  /** The pending change of a visitor's list on the device. */
  private keeping: Promise<void> = Promise.resolve()

  has(productId: string): boolean {
    return this.entries.has(productId)
  }

  /** Adds or removes the product. Shows at once, and is undone when the server refuses. */
  toggle(productId: string): void {
    if (!session.loggedIn) return this.wish(productId)
    const entry = this.entries.get(productId)
    // a change is pending, or a visitor's product is still to be sent
    if (this.changes.has(productId) || entry === '') return
    this.tapped.add(productId)
    const change = entry === undefined ? this.add(productId) : this.remove(productId, entry)
    this.changes.set(
      productId,
      change.finally(() => this.changes.delete(productId)),
    )
  }

  /** Resolves when no change is pending. */
  async settled(): Promise<void> {
    await Promise.all([this.keeping, ...this.changes.values()])
  }

  /** Loads the whole list, page by page. Throws an ApiError. */
  async load(): Promise<void> {
    const { token } = session
    this.tapped = new Set(this.changes.keys())
    const list: Favorite[] = []
    let place: { readonly p: number; readonly after?: string } | null = { p: 1 }
    while (place !== null) {
      const { p }: { readonly p: number } = place
      const page: Data<'favorites'> = await call('favorites', { ...place, page_size: PAGE_SIZE_MAX }, SILENT)
      list.push(...page.list)
      const more = page.list.length > 0 && p * PAGE_SIZE_MAX < page.count
      if (page.next !== undefined) place = { p: p + 1, after: page.next }
      else place = more ? { p: p + 1 } : null
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

  /** Takes over the entries of one page of the list. */
  learn(list: readonly Favorite[]): void {
    runInAction(() => {
      for (const { product_id, favorite_id } of list) {
        if (!this.tapped.has(product_id)) this.entries.set(product_id, favorite_id)
      }
    })
  }

  /** Takes over a visitor's wishlist as the device has it. */
  restore(wishes: readonly string[]): void {
    runInAction(() => this.entries.replace(wishes.map((productId) => [productId, ''] as const)))
    session.setProductCount(this.entries.size)
  }

  /**
   * Adds a visitor's wishlist to the account after a login or at start, product by product. Throws an ApiError when the
   * server cannot be reached; the remaining products stay on the device.
   */
  settle(): Promise<void> {
    // two tabs would send each product twice
    return alone('souk.settle', () => this.settleNow())
  }

  private async settleNow(): Promise<void> {
    const { token } = session
    const wishes = (await changeWishes((kept) => kept)) ?? []
    for (const product_id of wishes) {
      const entry = await this.ask(product_id)
      if (session.token !== token) return
      runInAction(() => {
        if (entry === null) this.entries.delete(product_id)
        else this.entries.set(product_id, entry.favorite_id)
      })
      if (entry !== null) session.setProductCount(entry.count)
      await changeWishes((kept) => kept.filter((id) => id !== product_id))
    }
  }

  /** Null for a product that the shop no longer sells: it leaves the wishlist. */
  private async ask(product_id: string) {
    try {
      return await call('favorite', { product_id }, SILENT)
    } catch (error) {
      if (asApiError(error).kind !== 'refused') throw error
      return null
    }
  }

  /** Clears the list after a logout or a lost session. */
  clear(): void {
    this.tapped.clear()
    runInAction(() => this.entries.clear())
  }

  /** A visitor's wishlist stays on the device; a toast says where to find it. */
  private wish(productId: string): void {
    const on = !this.entries.has(productId)
    if (on) toast.show(t('wishlist.kept_here'))
    const changed = (kept: readonly string[]) => {
      const others = kept.filter((id) => id !== productId)
      return on ? [...others, productId].slice(-WISHES_MAX) : others
    }
    this.restore(changed([...this.entries.keys()]))
    const keeping: Promise<void> = changeWishes(changed).then((kept = []) => {
      // a later tap is shown already
      if (this.keeping === keeping && !session.loggedIn) this.restore(kept)
    })
    this.keeping = keeping
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
        // an entry that is not found is removed already
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

  /** While another change is pending, the expected count is newer than the answered one. */
  private takeCount(count: number): void {
    if (this.changes.size === 1) session.setProductCount(count)
  }

  /**
   * Shows a change, sends it, and applies the answer or undoes the change. The failure has been shown by then, or
   * `undo` shows it.
   */
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
    // the answer may belong to a user who has logged out since
    if (session.token === token) runInAction(settle)
  }
}

export const favourites = new Favourites()
