import type { CartItem } from '@contract/entities/cart'
import { quickAdd } from '../quick-add'
import type { ProductData, Variant } from '../use-variant'

/** The choice as fields of the cart's calls; null while it is incomplete. */
export function chosenItem({ product, option_names }: ProductData, { sku, qty }: Variant): CartItem | null {
  if (!sku) return null
  const option = option_names.length > 0 ? { custom_option_sku: sku.sku } : {}
  return { product_id: product.product_id, qty, ...option }
}

/** Puts the choice into the cart. Returns whether it was added. */
export async function takeVariant(data: ProductData, variant: Variant): Promise<boolean> {
  const item = chosenItem(data, variant)
  return item !== null && quickAdd.add({ ...item, stock: variant.stock })
}
