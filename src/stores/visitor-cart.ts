import type { Data } from '@contract/all-calls'
import type { CartInfo, CartItem } from '@contract/entities/cart'
import {
  addItem,
  changeItems,
  changeOption,
  keyOfLine,
  lineKey,
  setQty,
  withoutLeftOut,
  withoutMerged,
  type VisitorItem,
} from '@/domain/cart/visitor-cart'
import { linesOf } from '@/domain/cart/cart-lines'
import { SCHEMA_VERSION, type StoredCart } from '@/platform/storage/schema'
import { changeStored } from '@/platform/storage/storage'
import { uuid } from '@/platform/uuid'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import type { LineChange } from './cart-change'

type Items = readonly VisitorItem[]

/** The key under which these lines are merged changes with them, so that any tab merges the same lines once. */
const keptAs = (items: Items): StoredCart | undefined =>
  items.length === 0 ? undefined : { version: SCHEMA_VERSION, items, mergeKey: uuid() }

/** A visitor's cart: kept on the device, where other tabs change it as well, and priced by the server. */
export class VisitorCart {
  items: Items = []
  /** The last change that was sent to the device. */
  private changing: Promise<unknown> | undefined

  /** Takes over what the device has. */
  restore(kept: StoredCart | undefined): void {
    this.items = kept?.items ?? []
  }

  add(item: CartItem): Promise<void> {
    return this.set((items) => addItem(items, item))
  }

  /** The cart with its prices, and what it could not show, which leaves the device. */
  async quote(options: Options): Promise<Data<'cartQuote'>> {
    const answer = await call('cartQuote', { items: [...this.items] }, options)
    const { left_out = [] } = answer
    if (left_out.length > 0) await this.set((items) => withoutLeftOut(items, left_out))
    return answer
  }

  /** Changes the lines with these ids of the priced cart. */
  async change(info: CartInfo, ids: readonly string[], change: LineChange): Promise<void> {
    const keys = linesOf(info).flatMap((line) => (ids.includes(line.item_id) ? [lineKey(keyOfLine(line))] : []))
    await this.set((items) => changed(items, keys, change))
  }

  /**
   * Remembers that its holder goes to the checkout, until the lines change [session.merge-checkout]. The key is another one:
   * it belongs to the fields of the merge. One that was sent stays as it is: under another key it could add the pieces twice.
   */
  async checkOut(): Promise<void> {
    await changeStored('souk.cart', (kept) =>
      kept && !kept.sent ? { ...kept, checkout: true, mergeKey: uuid() } : kept,
    )
  }

  /** The lines and the key under which they are merged, as the device has them now. */
  async toMerge(): Promise<{ readonly items: Items; readonly mergeKey: string; readonly checkout?: boolean }> {
    const kept = await changeStored(
      'souk.cart',
      // carts of versions before have no key
      (found) => found && { ...found, mergeKey: found.mergeKey ?? uuid(), sent: true },
    )
    this.restore(kept)
    return { items: this.items, mergeKey: kept?.mergeKey ?? '', checkout: kept?.checkout }
  }

  /** Takes merged lines off the device. What another tab has added since stays. */
  async merged(items: Items, mergeKey: string): Promise<void> {
    const left = (found: StoredCart | undefined) =>
      found && found.mergeKey !== mergeKey ? keptAs(withoutMerged(found.items, items)) : undefined
    this.restore(await changeStored('souk.cart', left))
  }

  clear(): Promise<void> {
    return this.set(() => [])
  }

  private async set(change: (items: Items) => Items): Promise<void> {
    this.items = change(this.items)
    const changing = changeStored('souk.cart', (kept) => keptAs(change(kept?.items ?? [])))
    this.changing = changing
    const kept = await changing
    // a later change is in these items already
    if (this.changing === changing) this.restore(kept)
  }
}

function changed(items: Items, keys: readonly string[], change: LineChange): Items {
  switch (change.type) {
    case 'remove':
      return items.filter((item) => !keys.includes(lineKey(item)))
    case 'option':
      return keys.reduce<Items>((all, key) => changeOption(all, key, change), items)
    case 'select':
      return changeItems(items, keys, (item) => ({ ...item, selected: change.on }))
    case 'qty':
      return changeItems(items, keys, setQty(change.qty))
  }
}
