/** Finds the SKU that a buyer chose [field.product.variants]. */
import { eq, inArray } from 'drizzle-orm'
import { Code } from '@contract/codes'
import type { CartItem } from '@contract/entities/cart'
import { products, skus } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'

export interface FoundSku {
  readonly skuId: bigint
  readonly productId: bigint
  readonly sku: string
  readonly stock: number
  readonly withdrawn: boolean
}

function variantsOf(db: Db, productIds: readonly bigint[]) {
  return db
    .select({
      skuId: skus.id,
      productId: skus.productId,
      sku: skus.sku,
      stock: skus.stock,
      options: skus.options,
      skuWithdrawn: skus.withdrawn,
      productWithdrawn: products.withdrawn,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.productId, [...productIds]))
}
type Variant = Awaited<ReturnType<typeof variantsOf>>[number]

/** The chosen one among the SKUs of a product. Throws as findSku does. */
function pick(rows: readonly Variant[], variant: string | undefined): FoundSku {
  if (rows.length === 0) throw new Refusal(Code.notFound)
  const hasVariants = rows.some(({ options }) => Object.keys(options).length > 0)
  if (hasVariants && !variant) {
    throw fieldRefusal(Code.missingParameters, [{ field: 'custom_option_sku', rule: 'required' }])
  }
  const found = variant ? rows.find(({ sku }) => sku === variant) : rows[0]
  if (!found) throw new Refusal(Code.notFound)
  const { skuId, productId, sku, stock, skuWithdrawn, productWithdrawn } = found
  return { skuId, productId, sku, stock, withdrawn: skuWithdrawn || productWithdrawn }
}

/**
 * The SKU of a product by its variant; a product without variants has one. Throws 1000009 if a variant has to be
 * chosen, and 2000019 if it does not exist.
 */
export async function findSku(db: Db, productId: bigint, variant: string | undefined): Promise<FoundSku> {
  return pick(await variantsOf(db, [productId]), variant)
}

function pickOrNull(rows: readonly Variant[], variant: string | undefined): FoundSku | null {
  try {
    return pick(rows, variant)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The same for a visitor's cart, which may be outdated, in one statement: null for SKUs that no longer exist. */
export async function findSkus(db: Db, items: readonly CartItem[]): Promise<(FoundSku | null)[]> {
  if (items.length === 0) return []
  const byProduct = new Map<bigint, Variant[]>()
  for (const row of await variantsOf(db, [...new Set(items.map(({ product_id }) => BigInt(product_id)))])) {
    byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), row])
  }
  return items.map((item) => pickOrNull(byProduct.get(BigInt(item.product_id)) ?? [], item.custom_option_sku))
}

/** Throws 2000021 if it was withdrawn, and 2000023 if there are fewer pieces than requested. */
export function checkAvailable({ withdrawn, stock }: Pick<FoundSku, 'withdrawn' | 'stock'>, qty: number): void {
  if (withdrawn) throw new Refusal(Code.productInvalid)
  if (qty > stock) throw new Refusal(Code.stockInsufficient, { stock })
}
