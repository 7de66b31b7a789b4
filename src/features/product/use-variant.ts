import { useState } from 'react'
import type { Data } from '@contract/all-calls'
import type { Sku } from '@contract/entities/product'
import { currentPrice } from '@/domain/money/discount'
import { choose, variantState, type Choice, type VariantState } from '@/domain/catalogue/variants'

/** The answer of the call `product`. */
export type ProductData = Data<'product'>

export interface Variant {
  readonly choice: Choice
  readonly state: VariantState<Sku>
  /** The variant to buy, once the choice is complete. */
  readonly sku: Sku | undefined
  /** The price of one piece of the variant; before the choice, of the product. */
  readonly price: ReturnType<typeof currentPrice>
  /** The stock of the variant; before the choice, of all variants. */
  readonly stock: number
  /** The picture of the current choice. */
  readonly image: string
  /** The names of the chosen values. */
  readonly chosen: readonly string[]
  /** The name of the first option that is still open. */
  readonly missing: string | undefined
  readonly qty: number
  readonly setQty: (qty: number) => void
  readonly pick: (option: string, value: string) => void
}

/** Preselects options with only one value. */
const single = ({ option_names }: ProductData): Choice =>
  Object.fromEntries(
    option_names.flatMap(({ option, values: [only, ...others] }): [string, string][] =>
      only && others.length === 0 ? [[option, only.value]] : [],
    ),
  )

function imageOf({ product, option_names }: ProductData, choice: Choice, sku: Sku | undefined): string {
  const pictured = option_names
    .flatMap(({ option, values }) => values.filter(({ value }) => choice[option] === value))
    .find(({ image }) => image)
  return sku?.image || pictured?.image || product.image
}

/**
 * The choice of a variant and a quantity; `@/domain/catalogue/variants` has the table of its states. `from` is an
 * earlier choice, such as a line of the cart.
 */
export function useVariant(data: ProductData, from: { sku?: string; qty?: number } = {}): Variant {
  const [choice, setChoice] = useState<Choice>(
    () => data.skus.find(({ sku }) => sku === from.sku)?.options ?? single(data),
  )
  const [wanted, setQty] = useState(from.qty ?? 1)
  const { product, skus, option_names } = data
  const state = variantState(skus, option_names, choice)
  const sku = state.state === 'complete' ? state.sku : undefined
  const stock = sku?.stock ?? product.stock
  const qty = Math.max(1, Math.min(wanted, stock))
  // a flash price applies to the whole line or not at all
  const flash = product.flash && qty <= product.flash.left ? product.flash : undefined
  const missing = 'missing' in state ? state.missing[0] : undefined
  return {
    choice,
    state,
    sku,
    price: currentPrice({ ...(sku ?? product), flash }),
    stock,
    image: imageOf(data, choice, sku),
    chosen: option_names.flatMap(({ option, values }) =>
      values.filter(({ value }) => choice[option] === value).map(({ name }) => name),
    ),
    missing: option_names.find(({ option }) => option === missing)?.name,
    qty,
    setQty,
    pick: (option, value) => setChoice((before) => choose(before, option, value)),
  }
}
