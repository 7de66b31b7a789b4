/** Turns the fields of a save into the content of the product, and checks it [rule.seller-save]. */
import type { Fields } from '@contract/all-calls'
import { GROUNDS } from '@contract/base/product-constants'
import type { FieldError } from '@contract/base/envelope'
import type { OptionValue } from '../../../kernel/db/schema/catalogue'
import { textsWith } from '../../../kernel/text/sent-texts'
import type { Texts } from '../../../kernel/text/texts'
import type { Priced } from '../../catalogue/price'
import { lackingIn } from '../../catalogue/product-state'
import { dealError, readPrices } from '../prices'
import { optionErrors, skuErrors } from './check-variants'
import { choiceOf, draftOf, type Draft, type DraftOption, type DraftSku } from './draft'
import type { ProductDetails, SkuRow } from './product-details'
import type { PicturePaths } from './pictures'

type Sent = Fields<'sellerProductSave'>
type SentOption = NonNullable<Sent['options']>[number]
type SentSku = NonNullable<Sent['skus']>[number]

const EMPTY: Texts = { en: '' }

function optionsOf(sent: readonly SentOption[], pictures: PicturePaths): DraftOption[] {
  const options: DraftOption[] = []
  for (const [place, { option, values: listed, ...names }] of sent.entries()) {
    const values: OptionValue[] = []
    for (const [index, { value, image, ...named }] of listed.entries()) {
      const shown = image ? { image: pictures.pathOf(`options.${place}.values.${index}.image`, image) } : {}
      values.push({ value, names: textsWith('names', EMPTY, named), ...shown })
    }
    options.push({ option, names: textsWith('names', EMPTY, names), values })
  }
  return options
}

/** The existing row of a variant: by its id, otherwise by its combination if no other variant of the list names that row. */
function rowOf({ sku_id: id, options }: SentSku, present: readonly SkuRow[], named: ReadonlySet<string>) {
  if (id !== undefined) return present.find((row) => String(row.id) === id)
  const choice = choiceOf(options)
  return present.find((row) => choiceOf(row.options) === choice && !named.has(String(row.id)))
}

interface Variants {
  readonly skus: readonly DraftSku[]
  readonly errors: readonly FieldError[]
}

function variantsOf(
  sent: readonly SentSku[],
  { present, pictures, deal }: { present: readonly SkuRow[]; pictures: PicturePaths; deal: bigint | undefined },
): Variants {
  const ids = sent.map(({ sku_id: id }) => id)
  const named = new Set(ids.filter((id) => id !== undefined))
  const errors: FieldError[] = []
  const skus: DraftSku[] = []
  for (const [place, each] of sent.entries()) {
    const at = `skus.${place}`
    const row = rowOf(each, present, named)
    if (each.sku_id !== undefined && !row) errors.push({ field: `${at}.sku_id`, rule: 'one_of' })
    // the second of two would be written over the first, and the variant that it was meant for would be dropped
    else if (each.sku_id !== undefined && ids.indexOf(each.sku_id) < place)
      errors.push({ field: `${at}.sku_id`, rule: 'taken' })
    const read = readPrices(at, each)
    const priced: Priced = 'priceMinor' in read ? read : { priceMinor: 0n, specialPriceMinor: null }
    if (!('priceMinor' in read)) errors.push(...read)
    const discontinued = each.discontinued ?? false
    const tooCheap = 'priceMinor' in read && !discontinued ? dealError(at, read, deal) : null
    if (tooCheap) errors.push(tooCheap)
    const image = each.image ? pictures.pathOf(`${at}.image`, each.image) : null
    const { sku, options, stock = 0 } = each
    skus.push({ id: row?.id ?? null, sku: sku.trim(), options, ...priced, image, discontinued, stock })
  }
  return { skus, errors }
}

/** What a product that is on sale, or that an operator is about to approve, has and would have no more. */
function lost(draft: Draft, goods: ProductDetails, leavesSale: boolean): readonly string[] {
  const isShown = goods.row.state === 'listed' || goods.row.state === 'review'
  if (leavesSale || !isShown) return []
  const before = lackingIn(goods)
  return lackingIn(draft).filter((list) => !before.includes(list))
}

/** The required fields that are absent or empty. */
function missing(draft: Draft, { sent, goods, leavesSale = false }: Planning): FieldError[] {
  const unnamed = draft.names.en === '' ? ['name_en'] : []
  const absent = goods
    ? lost(draft, goods, leavesSale)
    : (['category_id', 'brand_id', 'skus'] as const).filter((field) => sent[field] === undefined)
  return [...unnamed, ...absent].map((field) => ({ field, rule: 'required' }))
}

interface Planning {
  /** The existing product; null: a new one. */
  readonly goods: ProductDetails | null
  readonly sent: Sent
  readonly pictures: PicturePaths
  /** Variants that cannot be deleted. */
  readonly needed: ReadonlySet<bigint>
  /** The price of its flash deal. */
  readonly deal: bigint | undefined
  /** Whether it is taken off sale before it is written; then it may lose its pictures and variants. */
  readonly leavesSale?: boolean
}

interface Plan {
  readonly draft: Draft
  /** Missing fields; refused with 1000009. */
  readonly missing: readonly FieldError[]
  /** Wrong fields; refused with 1000008. */
  readonly wrong: readonly FieldError[]
}

/** Existing variants that are missing from the list and cannot be deleted. */
function stayingOf(skus: readonly DraftSku[], { goods, needed }: Planning): SkuRow[] {
  return (goods?.skus ?? []).filter(({ id }) => needed.has(id) && !skus.some((each) => each.id === id))
}

/** The content of the product with all errors of its own; those of what is around it are in Facts. */
export function planContent(planning: Planning): Plan {
  const { goods, sent, pictures, deal } = planning
  const before: Partial<Draft> = goods ? draftOf(goods) : {}
  const present = goods?.skus ?? []
  const images = (sent.images ?? []).map((image, place) => pictures.pathOf(`images.${place}`, image))
  const options = sent.options ? optionsOf(sent.options, pictures) : (before.options ?? [])
  const variants: Variants = sent.skus
    ? variantsOf(sent.skus, { present, pictures, deal })
    : { skus: before.skus ?? [], errors: [] }
  const draft: Draft = {
    names: textsWith('name', before.names ?? EMPTY, sent),
    shortDescriptions: textsWith('short_description', before.shortDescriptions ?? EMPTY, sent),
    descriptions: textsWith('description', before.descriptions ?? EMPTY, sent),
    categoryId: sent.category_id === undefined ? (before.categoryId ?? 0n) : BigInt(sent.category_id),
    brandId: sent.brand_id === undefined ? (before.brandId ?? 0n) : BigInt(sent.brand_id),
    ground: sent.ground ?? before.ground ?? GROUNDS[0],
    taxRateBps: sent.tax_rate ?? before.taxRateBps ?? 0,
    images: sent.images ? images : (before.images ?? []),
    options,
    skus: variants.skus,
  }
  const staying = sent.skus ? stayingOf(variants.skus, planning) : []
  return {
    draft,
    missing: missing(draft, planning),
    wrong: [
      ...pictures.errors,
      ...optionErrors(sent.options ? options : []),
      ...skuErrors(variants.skus, { options, present, staying }),
      ...variants.errors,
    ],
  }
}
