/** Finds the SKU that a buyer chose [field.product.variants]. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { CartItem } from '@contract/entities/cart'
import { one } from '@contract/rules/lists'
import { products, skus } from '../../kernel/db/schema/catalogue'
import { statement } from '../../kernel/db/statement'
import type { Db, Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { chooseSku, outcomeOf, type FoundSku, type Outcome, type Variant } from './choose-sku'
import type { WantedLine } from './price-cart'

function variantsOf(db: Db, productIds: readonly bigint[]): Promise<Variant[]> {
  return db
    .select({
      skuId: skus.id,
      productId: skus.productId,
      sku: skus.sku,
      stock: skus.stock,
      options: skus.options,
      skuDiscontinued: skus.discontinued,
      productHidden: products.hidden,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.productId, [...productIds]))
    .orderBy(asc(skus.id))
}

/**
 * The SKU of a product by its variant; a product without variants has one. Throws 1000009 if a variant has to be
 * chosen, and 2000019 if it does not exist.
 */
export async function findSku(db: Db, productId: bigint, variant: string | undefined): Promise<FoundSku> {
  return chooseSku(await variantsOf(db, [productId]), variant)
}

interface Adding {
  readonly variants: readonly (Omit<Variant, 'skuId' | 'productId'> & { skuId: string; productId: string })[] | null
  readonly lines: readonly (Omit<WantedLine, 'itemId' | 'skuId'> & { itemId: string; skuId: string })[] | null
}

const adding = statement<Adding>(
  'cart:adding',
  () => sql`
    select
      (select json_agg(json_build_object('skuId', s.id::text, 'productId', s.product_id::text, 'sku', s.sku,
          'stock', s.stock, 'options', s.options, 'skuDiscontinued', s.discontinued, 'productHidden', p.hidden)
          order by s.id)
        from skus s join products p on p.id = s.product_id
        where s.product_id = ${sql.placeholder('productId')}::bigint) as variants,
      (select json_agg(json_build_object('itemId', l.id::text, 'skuId', l.sku_id::text, 'qty', l.qty,
          'selected', l.selected) order by l.id)
        from cart_lines l where l.user_id = ${sql.placeholder('userId')}::bigint) as lines`,
)

interface Wanted {
  readonly userId: bigint
  readonly productId: string
  readonly variant: string | undefined
}

/** The SKU as findSku has it, with the lines of the buyer's cart, which is locked. */
export async function findForCart(
  tx: Tx,
  { userId, productId, variant }: Wanted,
): Promise<{ readonly found: FoundSku; readonly lines: readonly WantedLine[] }> {
  const { variants, lines } = one(await adding(tx, { userId: String(userId), productId }))
  const known = (variants ?? []).map((each) => ({
    ...each,
    skuId: BigInt(each.skuId),
    productId: BigInt(each.productId),
  }))
  const held = (lines ?? []).map((line) => ({ ...line, itemId: BigInt(line.itemId), skuId: BigInt(line.skuId) }))
  return { found: chooseSku(known, variant), lines: held }
}

/** What became of each item of a visitor's cart, in one statement. */
export async function findSkus(db: Db, items: readonly CartItem[]): Promise<Outcome[]> {
  if (items.length === 0) return []
  const byProduct = new Map<bigint, Variant[]>()
  for (const row of await variantsOf(db, [...new Set(items.map(({ product_id }) => BigInt(product_id)))])) {
    byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), row])
  }
  return items.map((item) => outcomeOf(byProduct.get(BigInt(item.product_id)) ?? [], item.custom_option_sku))
}

/** Throws 2000021 if it was withdrawn, and 2000023 if there are fewer pieces than requested. */
export function checkAvailable({ withdrawn, stock }: Pick<FoundSku, 'withdrawn' | 'stock'>, qty: number): void {
  if (withdrawn) throw new Refusal(Code.productInvalid)
  if (qty > stock) throw new Refusal(Code.stockInsufficient, { stock })
}
