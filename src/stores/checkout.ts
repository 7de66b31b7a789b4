import { makeAutoObservable, observableRef } from 'mobx'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { Address } from '@contract/entities/address'
import type { ShippingMethods } from '@contract/entities/checkout'
import { chosenMethod } from '@/domain/cart/checkout-sums'
import { SCHEMA_VERSION } from '@/platform/storage/schema'
import { removeStored, writeStored, readStored } from '@/platform/storage/storage'
import { isRefusal } from '@/services/api-error'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import { cart } from './cart'

type Quote = Data<'checkoutQuote'>

/**
 * The choices between the steps of the checkout: address, shipping per shop, note. Stored on the device until an order is
 * placed.
 */
class Checkout {
  addressId = ''
  methods: ShippingMethods = {}
  remark = ''
  /** The quote that the delivery step requested, for the payment step to show; null after a reload. */
  quote: Quote | null = null
  /** Whether its order was placed: what lies below the confirmation is done. */
  placed = false
  /** The quoted basket, which is bought now; empty for the cart. */
  private quoted = ''
  private restored = false

  constructor() {
    makeAutoObservable<this, 'restored' | 'quoted'>(
      this,
      { methods: observableRef, quote: observableRef, quoted: false, restored: false },
      { autoBind: true },
    )
  }

  /**
   * Opens the checkout of the cart or of a basket, with the kept choices; choices that no longer fit are replaced.
   * Throws an ApiError: 2000008 without an address, 2000019 for an expired basket.
   */
  async open(options: Options, basketId = ''): Promise<Data<'checkout'>> {
    // a visitor's cart that is being merged would be missing
    await Promise.all([this.restore(), cart.merged()])
    const data = await this.ask(basketId === '' ? {} : { basket_id: basketId }, options)
    this.settle(data)
    return data
  }

  chooseAddress(addressId: string): void {
    this.addressId = addressId
    this.changed()
  }

  /** By shop; those of the other shops stay. */
  chooseMethods(methods: ShippingMethods): void {
    this.methods = { ...this.methods, ...methods }
    this.changed()
  }

  note(remark: string): void {
    this.remark = remark
    this.changed()
  }

  takeQuote(quote: Quote, basketId = ''): void {
    this.quote = quote
    this.quoted = basketId
  }

  /** The quote from the previous step, once, if it is for this basket. */
  quoteOf(basketId: string): Quote | null {
    const { quote } = this
    if (this.quoted !== basketId) return null
    this.quote = null
    return quote
  }

  /** The chosen address, from the answer of the checkout. */
  addressOf({ address_list }: Pick<Data<'checkout'>, 'address_list'>): Address | undefined {
    return address_list.find(({ address_id }) => address_id === this.addressId)
  }

  /** An order was placed. */
  finish(): void {
    this.reset()
    this.placed = true
  }

  /** The confirmation of placed orders is shown again, as after a reload. The choices of another checkout stay. */
  confirm(): void {
    this.placed = true
  }

  /** An order was placed, or the user logged out: the next checkout starts empty. */
  reset(): void {
    this.placed = false
    this.addressId = ''
    this.methods = {}
    this.remark = ''
    this.quote = null
    void removeStored('souk.checkout')
  }

  private async ask(what: Fields<'checkout'>, options: Options): Promise<Data<'checkout'>> {
    if (this.addressId === '') return call('checkout', what, options)
    try {
      return await call('checkout', { ...what, address_id: this.addressId }, options)
    } catch (error) {
      // the address was removed, or belongs to the user who was logged in before
      if (!isRefusal(error, Code.notFound)) throw error
      return call('checkout', what, options)
    }
  }

  private settle(data: Data<'checkout'>): void {
    const { address_list, shippings, chosen } = data
    const fallback =
      address_list.find(({ address_id }) => address_id === chosen?.address_id) ??
      address_list.find(({ is_default }) => is_default) ??
      address_list[0]
    this.addressId = (this.addressOf(data) ?? fallback)?.address_id ?? ''
    const pairs = shippings.map((shipping) => [shipping.shop_id, chosenMethod(shipping, this.methods)?.method])
    this.methods = Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
  }

  private async restore(): Promise<void> {
    if (this.restored) return
    this.restored = true
    const kept = await readStored('souk.checkout')
    if (kept !== undefined && this.addressId === '') this.put(kept)
  }

  private put({ addressId, methods, remark }: { addressId: string; methods: ShippingMethods; remark: string }): void {
    this.addressId = addressId
    this.methods = methods
    this.remark = remark
  }

  private changed(): void {
    this.quote = null
    const { addressId, methods, remark } = this
    void writeStored('souk.checkout', { version: SCHEMA_VERSION, addressId, methods, remark })
  }
}

export const checkout = new Checkout()
