/** Faults of a save at the lines and columns of the file. Pure. */
import type { FieldError } from '@contract/base/envelope'
import { lineRule, type ImportFault } from '@contract/base/import-constants'
import type { FileLine } from '../file/read-file'

const OF_SKUS: Readonly<Record<string, string>> = { image: 'sku_image', options: 'option_1', sku_id: 'sku' }
const OF_PRODUCT: Readonly<Record<string, string>> = { category_id: 'category', brand_id: 'brand', skus: 'sku' }

/** The column of a field that does not belong to a variant. */
function columnOf(field: string): string {
  const [name = '', place, part] = field.split('.')
  if (name === 'options') return `${part === 'values' ? 'value' : 'option'}_${Number(place) + 1}`
  return OF_PRODUCT[name] ?? name
}

/** `skus.3.price` → the line of that variant and `price`; all others at the product's first line. */
export function faultsAt(
  errors: readonly FieldError[],
  lineOfSku: readonly (FileLine | undefined)[],
  first: FileLine,
): ImportFault[] {
  return errors.map(({ field, rule, params }) => {
    const [list, place, name = ''] = field.split('.')
    const ofSku = list === 'skus' && place !== undefined
    const { line } = (ofSku ? lineOfSku[Number(place)] : undefined) ?? first
    const column = ofSku ? (OF_SKUS[name] ?? name) : columnOf(field)
    return { line, column, rule: lineRule(rule), ...(params ? { params } : {}) }
  })
}
