import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Fields } from '@contract/all-calls'
import type { CartInfo, CartItem, LeftOut } from '@contract/entities/cart'
import { linesOf } from '@/domain/cart/cart-lines'
import { piecesOf } from '@/domain/cart/visitor-cart'
import { t } from '@/locales/t'
import { alone } from '@/platform/storage/alone'
import type { StoredCart } from '@/platform/storage/schema'
import type { ApiError } from '@/services/api-error'
import { call, type Options } from '@/services/request'
import { emit } from '@/services/events'
import { foreseen, type LineChange } from './cart-change'
import { failedState, SILENT, asApiError, type LoadState } from './load-state'
import { session } from './session'
import { toast } from './toast'
import { VisitorCart } from './visitor-cart'

type UpType = Fields<'cartUpdate'>['up_type']
type Payload = { cart_info: CartInfo }

/**
 * The cart. A visitor's is kept on the device, a buyer's on the server; screens use both in the same way. A change
 * shows at once and is undone when it is refused; the request wrapper has shown the reason by then.
 */
class Cart {
  /** Pieces in all lines [field.client.counts]. */
  count = 0
  info: CartInfo | null = null
  state: LoadState = 'loading'
  /** What left the cart without its holder's doing, until they have read it. */
  leftOut: readonly LeftOut[] = []
  /** How many lines lost their tick at the login, because the holder was on the way to pay for others. */
  unselected = 0
  /** Whether a change is pending, so that the sums shown are not final. */
  busy = false
  private visitor = new VisitorCart()
  /** Changes are sent one after another, so that the last answer is the newest. */
  private queue: Promise<unknown> = Promise.resolve()
  private waiting = 0
  /** Work that must finish before the cart is loaded. */
  private held: Promise<void> = Promise.resolve()

  constructor() {
    makeAutoObservable<this, 'visitor' | 'queue' | 'waiting' | 'held'>(
      this,
      { info: observableRef, leftOut: observableRef, visitor: false, queue: false, waiting: false, held: false },
      { autoBind: true },
    )
  }

  /** Takes over a visitor's lines as the device has them. */
  restore(kept: StoredCart | undefined): void {
    this.visitor.restore(kept)
    if (!session.loggedIn) this.count = piecesOf(this.visitor.items)
  }

  /** Makes loads wait for `work`: a cart that is about to be merged would arrive empty. */
  hold(work: Promise<void>): void {
    // the caller handles the error; loads continue after it
    const done = () => undefined
    this.held = work.then(done, done)
  }

  /** Resolves once a visitor's cart is merged, or could not be. */
  merged(): Promise<void> {
    return this.held
  }

  /**
   * Loads the cart with its prices. The previous content stays while it loads, and when that fails. Returns the
   * failure.
   */
  async load(): Promise<ApiError | undefined> {
    if (this.info === null) this.state = 'loading'
    await this.held
    try {
      this.take(session.loggedIn ? (await call('cart', {}, SILENT)).cart_info : await this.quote(SILENT))
      return undefined
    } catch (error) {
      const failure = asApiError(error)
      runInAction(() => {
        if (this.info === null) this.state = failedState(failure)
      })
      return failure
    }
  }

  /**
   * Adds pieces; returns whether the cart accepted them. The count rises at once, and becomes items_count with the
   * answer [session.items-count].
   */
  async add(item: CartItem): Promise<boolean> {
    const { product_id, qty, custom_option_sku } = item
    this.count += qty
    if (!session.loggedIn) {
      const option = custom_option_sku === undefined ? {} : { custom_option_sku }
      await this.visitor.add({ product_id, qty, ...option })
      this.setCount(piecesOf(this.visitor.items))
      emit('track', { name: 'add_to_cart', product_id, qty })
      return true
    }
    try {
      this.setCount((await call('cartAdd', item)).items_count)
      emit('track', { name: 'add_to_cart', product_id, qty })
      return true
    } catch (error) {
      sayFault(asApiError(error))
      this.setCount(Math.max(0, this.count - qty))
      return false
    }
  }

  /** Changes one line in the terms of the API; returns whether the cart accepted the change. */
  update(itemId: string, upType: UpType, values: { qty?: number; custom_option_sku?: string } = {}): Promise<boolean> {
    const change = changeOf(upType, values)
    return this.change([itemId], change, () => call('cartUpdate', { item_id: itemId, up_type: upType, ...values }))
  }

  remove(ids: readonly string[]): Promise<boolean> {
    return this.change(ids, { type: 'remove' }, () => call('cartUpdate', { item_id: ids.join(','), up_type: 'remove' }))
  }

  select(itemId: string, checked: boolean): Promise<boolean> {
    return this.change([itemId], { type: 'select', on: checked }, () =>
      call('cartSelectOne', { item_id: itemId, checked }),
    )
  }

  selectAll(checked: boolean): Promise<boolean> {
    const ids = this.info === null ? [] : linesOf(this.info).map(({ item_id }) => item_id)
    return this.change(ids, { type: 'select', on: checked }, () => call('cartSelectAll', { checked }))
  }

  /**
   * Adds the visitor's lines to the buyer's cart after a login, with their ticks, and shows which were cut to the stock or
   * left out [session.cart-merge] [session.merge-ticks] [session.merge-checkout].
   */
  merge(): Promise<void> {
    // two tabs would merge what is added meanwhile twice
    return alone('souk.merge', () => this.mergeNow())
  }

  private async mergeNow(): Promise<void> {
    const { items, mergeKey: idempotencyKey, checkout } = await this.visitor.toMerge()
    if (items.length === 0) return
    // after a lost answer the key is the same, so the pieces are not added twice
    const answer = await call('cartMerge', { items: [...items], checkout }, { idempotencyKey, silent: true })
    const { items_count, clamped, left_out = [], unselected = 0 } = answer
    await this.visitor.merged(items, idempotencyKey)
    this.setCount(items_count)
    this.leave(left_out)
    this.unselected = unselected
    if (left_out.length > 0) toast.show(t('cart.left_out', { count: left_out.length }), 'alert')
    else if (clamped.length > 0) toast.show(t('cart.clamped', { count: clamped.length }))
  }

  /** A visitor goes to the checkout; a buyer's cart is on the server already. */
  async checkOut(): Promise<void> {
    if (!session.loggedIn) await this.visitor.checkOut()
  }

  /** Forgets what left the cart, because its holder has read it. */
  understand(): void {
    this.leftOut = []
  }

  /** Takes the cart from the answer of a checkout call. */
  take(info: CartInfo): void {
    this.info = info
    this.count = info.items_count
    this.state = 'ready'
  }

  setCount(count: number): void {
    this.count = count
  }

  /** Clears what is shown, for another holder. A visitor's lines stay on the device. */
  reset(): void {
    this.info = null
    this.leftOut = []
    this.unselected = 0
    this.state = 'loading'
    this.count = session.loggedIn ? 0 : piecesOf(this.visitor.items)
  }

  /** Removes the lines from the device as well [storage.logout]. */
  async clear(): Promise<void> {
    await this.visitor.clear()
    this.reset()
  }

  private change(ids: readonly string[], change: LineChange, send: () => Promise<Payload>): Promise<boolean> {
    if (this.info === null || ids.length === 0) return Promise.resolve(false)
    const before = this.info
    if (change.type === 'select') this.unselected = 0
    this.info = foreseen(before, ids, change)
    this.busy = true
    this.waiting += 1
    const done = this.queue.then(() => this.settle(before, ids, change, send))
    this.queue = done
    return done
  }

  private async settle(
    before: CartInfo,
    ids: readonly string[],
    change: LineChange,
    send: () => Promise<Payload>,
  ): Promise<boolean> {
    try {
      const info = session.loggedIn ? (await send()).cart_info : await this.changeVisitor(before, ids, change)
      // a later change is already shown, and its own answer will follow
      if (this.waiting === 1) this.take(info)
      return true
    } catch (error) {
      sayFault(asApiError(error))
      runInAction(() => {
        this.info = before
      })
      await this.load()
      return false
    } finally {
      runInAction(() => {
        this.waiting -= 1
        this.busy = this.waiting > 0
      })
    }
  }

  private async changeVisitor(info: CartInfo, ids: readonly string[], change: LineChange): Promise<CartInfo> {
    await this.visitor.change(info, ids, change)
    this.setCount(piecesOf(this.visitor.items))
    return this.quote({})
  }

  private async quote(options: Options): Promise<CartInfo> {
    const { cart_info, left_out = [] } = await this.visitor.quote(options)
    this.leave(left_out)
    return cart_info
  }

  private leave(leftOut: readonly LeftOut[]): void {
    this.leftOut = [...this.leftOut, ...leftOut]
  }
}

/** Shows the field error of a refused change as a toast, because no form is there to show it. */
export function sayFault({ errors: [fault] }: ApiError): void {
  if (fault) toast.show(t(`rules.${fault.rule}`, fault.params), 'alert')
}

function changeOf(
  upType: UpType,
  { qty, custom_option_sku }: { qty?: number; custom_option_sku?: string },
): LineChange {
  if (upType === 'remove') return { type: 'remove' }
  if (upType === 'option')
    return { type: 'option', sku: custom_option_sku ?? '', ...(qty === undefined ? {} : { qty }) }
  if (upType === 'set') return { type: 'qty', qty: (before) => qty ?? before }
  return { type: 'qty', qty: (before) => before + (upType === 'add_one' ? 1 : -1) }
}

export const cart = new Cart()
