/** Which SKU of a product a buyer means [field.product.variants]. Pure. */
import { Code } from '@contract/base/codes'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'

/** A SKU with what decides whether it can be bought. */
export interface Variant {
  readonly skuId: bigint
  readonly productId: bigint
  readonly sku: string
  readonly stock: number
  readonly options: Readonly<Record<string, string>>
  readonly skuDiscontinued: boolean
  readonly productHidden: boolean
}

export interface FoundSku {
  readonly skuId: bigint
  readonly productId: bigint
  readonly sku: string
  readonly stock: number
  readonly withdrawn: boolean
  /** It is withdrawn, and its product has variants on sale to choose from instead. */
  readonly choosable: boolean
}

/** What became of an item of a visitor's cart, which may be outdated. */
export type Outcome =
  | { readonly kind: 'found'; readonly sku: FoundSku }
  /** The product exists, the SKU does not; `like` is another one of the product. */
  | { readonly kind: 'missing'; readonly like: FoundSku }
  | { readonly kind: 'unknown' }

const onSale = (rows: readonly Variant[]) => rows.filter(({ skuDiscontinued }) => !skuDiscontinued)

// SKUs that were withdrawn stay for the orders and carts that refer to them: they say nothing about the product
const mustChoose = (rows: readonly Variant[]) => onSale(rows).some(({ options }) => Object.keys(options).length > 0)

/** Undefined: a variant has to be chosen, or does not exist. */
function meant(rows: readonly Variant[], variant: string | undefined): Variant | undefined {
  if (variant) return rows.find(({ sku }) => sku === variant)
  return mustChoose(rows) ? undefined : (onSale(rows)[0] ?? rows[0])
}

function foundIn(rows: readonly Variant[], row: Variant): FoundSku {
  const { skuId, productId, sku, stock, skuDiscontinued, productHidden } = row
  const choosable = skuDiscontinued && !productHidden && mustChoose(rows)
  return { skuId, productId, sku, stock, withdrawn: skuDiscontinued || productHidden, choosable }
}

/**
 * The SKU meant among those of a product; a product without variants has one on sale. Throws 1000009 if a variant has
 * to be chosen, and 2000019 if it does not exist.
 */
export function chooseSku(rows: readonly Variant[], variant: string | undefined): FoundSku {
  const row = meant(rows, variant)
  if (row) return foundIn(rows, row)
  if (rows.length === 0 || variant) throw new Refusal(Code.notFound)
  throw fieldRefusal(Code.missingParameters, [{ field: 'custom_option_sku', rule: 'required' }])
}

export function outcomeOf(rows: readonly Variant[], variant: string | undefined): Outcome {
  const row = meant(rows, variant)
  if (row) return { kind: 'found', sku: foundIn(rows, row) }
  const other = onSale(rows)[0] ?? rows[0]
  if (!other) return { kind: 'unknown' }
  return { kind: 'missing', like: foundIn(rows, { ...other, skuDiscontinued: true }) }
}
