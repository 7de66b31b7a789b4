/** Checks the axes and variants of a product; errors have their position in the name [rule.seller-variants]. Pure. */
import { PRODUCT_TEXT_MAX } from '@contract/base/product-constants'
import type { FieldError } from '@contract/base/envelope'
import { choiceOf, type DraftOption, type DraftSku } from './draft'
import type { SkuRow } from './product-details'

const KEY = /^[0-9A-Za-z][0-9A-Za-z._-]{0,39}$/
const SKU = new RegExp(`^[0-9A-Za-z._-]{1,${PRODUCT_TEXT_MAX.sku}}$`)

/** The positions of names that occurred before. */
function repeated(names: readonly string[]): number[] {
  return names.flatMap((name, place) => (names.indexOf(name) < place ? [place] : []))
}

function valueErrors(place: string, values: DraftOption['values']): FieldError[] {
  const twice = repeated(values.map(({ value }) => value))
  return values.flatMap(({ value, names }, index): FieldError[] => {
    const at = `${place}.values.${index}`
    if (!KEY.test(value)) return [{ field: `${at}.value`, rule: 'format' }]
    if (twice.includes(index)) return [{ field: `${at}.value`, rule: 'taken' }]
    return names.en === '' ? [{ field: `${at}.names_en`, rule: 'required' }] : []
  })
}

/** Keys are valid and unique, and every axis and value has an English name. */
export function optionErrors(options: readonly DraftOption[]): FieldError[] {
  const twice = repeated(options.map(({ option }) => option))
  return options.flatMap(({ option, names, values }, index): FieldError[] => {
    const at = `options.${index}`
    if (!KEY.test(option)) return [{ field: `${at}.option`, rule: 'format' }]
    if (twice.includes(index)) return [{ field: `${at}.option`, rule: 'taken' }]
    const unnamed: FieldError[] = names.en === '' ? [{ field: `${at}.names_en`, rule: 'required' }] : []
    return [...unnamed, ...valueErrors(at, values)]
  })
}

interface Around {
  readonly options: readonly DraftOption[]
  /** The product's existing variants. */
  readonly present: readonly SkuRow[]
  /** The existing variants that are missing from the list and cannot be deleted. */
  readonly staying: readonly SkuRow[]
}

/** Whether the variant has exactly one value of every axis. */
function isChoice(chosen: DraftSku['options'], options: readonly DraftOption[]): boolean {
  if (Object.keys(chosen).length !== options.length) return false
  return options.every(({ option, values }) => values.some(({ value }) => value === chosen[option]))
}

/** Whether a variant that is not on offer has what the product's axes may have had before. */
const wasChoice = (chosen: DraftSku['options'], before: SkuRow | undefined): boolean =>
  (before !== undefined && choiceOf(before.options) === choiceOf(chosen)) ||
  Object.entries(chosen).every((keys) => keys.every((key) => KEY.test(key)))

/**
 * Each variant on offer has one value of each axis, combinations and SKUs are unique within the product. An existing
 * variant may keep a SKU that is no longer valid. SKUs of the shop's other products are not checked here.
 */
export function skuErrors(skus: readonly DraftSku[], { options, present, staying }: Around): FieldError[] {
  const codes = [...staying, ...skus].map(({ sku }) => sku.toUpperCase())
  const choices = [...staying, ...skus].map(({ options: chosen }) => choiceOf(chosen))
  const sameCode = repeated(codes).map((place) => place - staying.length)
  const sameChoice = repeated(choices).map((place) => place - staying.length)
  return skus.flatMap((each, index): FieldError[] => {
    const at = `skus.${index}`
    const before = present.find(({ id }) => id === each.id)
    const found: FieldError[] = []
    if (each.sku === '') found.push({ field: `${at}.sku`, rule: 'required' })
    else if (before?.sku !== each.sku && !SKU.test(each.sku)) found.push({ field: `${at}.sku`, rule: 'format' })
    else if (sameCode.includes(index)) found.push({ field: `${at}.sku`, rule: 'taken' })
    if (!each.discontinued && !isChoice(each.options, options)) found.push({ field: `${at}.options`, rule: 'one_of' })
    else if (each.discontinued && !wasChoice(each.options, before))
      found.push({ field: `${at}.options`, rule: 'format' })
    else if (sameChoice.includes(index)) found.push({ field: `${at}.options`, rule: 'taken' })
    return found
  })
}
