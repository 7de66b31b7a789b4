/** From what a buyer picked to the SKU that is meant (gaps §3). */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { products, skus } from '../db/schema/catalogue'
import type { Db } from '../db/types'
import { fieldRefusal, Refusal } from '../http/refusal'

export interface FoundSku {
  readonly skuId: bigint
  readonly productId: bigint
  readonly sku: string
  readonly stock: number
  readonly withdrawn: boolean
}

/** The SKUs of a product. Throws 2000019 when there is no such product. */
async function variantsOf(db: Db, productId: bigint) {
  const rows = await db
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
    .where(eq(skus.productId, productId))
  if (rows.length === 0) throw new Refusal(Code.notFound)
  return rows
}

/**
 * The SKU of a product by its variant; a product without variants has one. Throws 1000009 when a variant has to be
 * chosen, and 2000019 for what does not exist.
 */
export async function findSku(db: Db, productId: bigint, variant: string | undefined): Promise<FoundSku> {
  const rows = await variantsOf(db, productId)
  const hasVariants = rows.some(({ options }) => Object.keys(options).length > 0)
  if (hasVariants && !variant) {
    throw fieldRefusal(Code.missingParameters, [{ field: 'custom_option_sku', rule: 'required' }])
  }
  const found = variant ? rows.find(({ sku }) => sku === variant) : rows[0]
  if (!found) throw new Refusal(Code.notFound)
  const { skuId, sku, stock, skuWithdrawn, productWithdrawn } = found
  return { skuId, productId, sku, stock, withdrawn: skuWithdrawn || productWithdrawn }
}

/** The same for a visitor's cart, which may be old: null for what cannot be found any more. */
export async function findSkuOrNull(db: Db, productId: bigint, variant: string | undefined): Promise<FoundSku | null> {
  try {
    return await findSku(db, productId, variant)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Throws 2000021 for what is withdrawn and 2000023 when there are fewer pieces than wanted. */
export function checkAvailable({ withdrawn, stock }: Pick<FoundSku, 'withdrawn' | 'stock'>, qty: number): void {
  if (withdrawn) throw new Refusal(Code.productInvalid)
  if (qty > stock) throw new Refusal(Code.stockInsufficient, { stock })
}
