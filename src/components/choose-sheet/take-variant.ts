import { quickAdd } from '@/stores/quick-add'
import type { ProductData, Variant } from './use-variant'

/** Puts what is chosen into the cart; `buyNow` leaves this line alone selected. Answers whether it was taken. */
export async function takeVariant({ product, option_names }: ProductData, variant: Variant, buyNow = false) {
  const { sku, stock, qty } = variant
  if (!sku) return false
  const option = option_names.length > 0 ? { custom_option_sku: sku.sku } : {}
  return quickAdd.add({ product_id: product.product_id, stock, qty, ...option, ...(buyNow ? { buy_now: true } : {}) })
}
