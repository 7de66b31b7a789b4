/** The goods of a cart line: a variant with its product, its shop and the current flash deal. USD minor units. */
import type { OptionSnapshot } from '../../kernel/db/schema/orders'
import type { FlashDeal, Priced } from '../catalogue/price'
import type { Texts } from '../../kernel/text/texts'

export interface ShippingMethod {
  readonly method: string
  readonly names: Texts
  readonly costMinor: bigint
  readonly etaFromDays: number
  readonly etaToDays: number
}

export interface Seller {
  readonly id: bigint
  readonly name: string
  readonly image: string
  readonly ground: string
  readonly freeShippingFromMinor: bigint | null
  /** The day on which it ships again, as YYYY-MM-DD; null: it is there. */
  readonly awayUntil: string | null
  /** How soon after acceptance it ships: days. */
  readonly shipWithinDays: number
  readonly methods: readonly ShippingMethod[]
}

export interface LineItem {
  readonly skuId: bigint
  readonly sku: string
  readonly productId: bigint
  /** Empty if the product has no variants. */
  readonly options: readonly OptionSnapshot[]
  readonly names: Texts
  readonly image: string
  readonly productImage: string
  readonly ground: string
  readonly stock: number
  /** The variant or its product is off sale. */
  readonly withdrawn: boolean
  /** The variant is withdrawn, and its product has others on sale to choose from. */
  readonly choosable: boolean
  /** What a cart names it by, beside its product; empty without variants. */
  readonly variant: string
  readonly taxRateBps: number
  readonly product: Priced
  readonly price: Priced
  readonly deal: (FlashDeal & { readonly id: bigint }) | null
  readonly shop: Seller
}
