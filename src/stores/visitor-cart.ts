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

  /** The cart with its prices, and what it could not show, which leaves the device. */
  async quote(options: Options): Promise<Data<'cartQuote'>> {
    const answer = await call('cartQuote', { items: this.items }, options)
    const { left_out = [] } = answer
    if (left_out.length > 0) await this.set(withoutLeftOut(this.items, left_out))
    return answer
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
        return keys.reduce<VisitorItem[]>((all, key) => changeOption(all, key, change), [...items])
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
