import type { CartInfo, CartItem } from '@contract/entities/cart'
import {
  addItem,
  changeItems,
  changeOption,
  keyOfLine,
  lineKey,
  setQty,
  wireItems,
  withTicks,
  type VisitorItem,
} from '@/domain/cart/visitor-cart'
import { linesOf } from '@/domain/cart/cart-lines'
import { SCHEMA_VERSION } from '@/platform/storage/schema'
import { removeStored, writeStored } from '@/platform/storage/storage'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import type { LineChange } from './cart-change'

/** A visitor's cart: kept on the device, priced by the server. */
export class VisitorCart {
  items: readonly VisitorItem[] = []
  mergeKey: string | undefined

  restore(items: readonly VisitorItem[], mergeKey: string | undefined): void {
    this.items = items
    this.mergeKey = mergeKey
  }

  async add(item: CartItem): Promise<void> {
    await this.set(addItem(this.items, item))
  }

  /** The priced cart. Shows every line; only selected lines count in the totals. */
  async quote(options: Options): Promise<CartInfo> {
    const { items } = this
    const all = await call('cartQuote', { items: wireItems(items) }, options)
    const ticked = items.filter(({ selected }) => selected)
    if (ticked.length === items.length) return withTicks(all.cart_info, all.cart_info, items)
    const priced = await call('cartQuote', { items: wireItems(ticked) }, options)
    return withTicks(all.cart_info, priced.cart_info, items)
  }

  /** Changes the lines with these ids of the priced cart. */
  async change(info: CartInfo, ids: readonly string[], change: LineChange): Promise<void> {
    const lines = linesOf(info).filter((line) => ids.includes(line.item_id))
    await this.set(
      this.changed(
        lines.map((line) => lineKey(keyOfLine(line))),
        change,
      ),
    )
  }

  private changed(keys: readonly string[], change: LineChange): VisitorItem[] {
    const { items } = this
    switch (change.type) {
      case 'remove':
        return items.filter((item) => !keys.includes(lineKey(item)))
      case 'option':
        return keys.reduce<VisitorItem[]>((all, key) => changeOption(all, key, change.sku), [...items])
      case 'select':
        return changeItems(items, keys, (item) => ({ ...item, selected: change.on }))
      case 'qty':
        return changeItems(items, keys, setQty(change.qty))
    }
  }

  /** Keeps the key under which the lines are being merged into the buyer's cart. */
  async begin(mergeKey: string): Promise<void> {
    this.mergeKey = mergeKey
    await this.save()
  }

  async clear(): Promise<void> {
    this.items = []
    this.mergeKey = undefined
    await removeStored('souk.cart')
  }

  private async set(items: readonly VisitorItem[]): Promise<void> {
    this.items = items
    this.mergeKey = undefined
    await this.save()
  }

  private save(): Promise<void> {
    const key = this.mergeKey === undefined ? {} : { mergeKey: this.mergeKey }
    return writeStored('souk.cart', { version: SCHEMA_VERSION, items: this.items, ...key })
  }
}
