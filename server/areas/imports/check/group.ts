/** Puts the lines of a file together that are variants of one product. Pure. */
import type { ImportFault } from '@contract/base/import-constants'
import type { FileLine } from '../file/read-file'

export interface Group {
  /** The product that has one of the SKUs; null: a new one. */
  readonly productId: bigint | null
  readonly lines: FileLine[]
}

export const codeOf = ({ cells }: Pick<FileLine, 'cells'>): string => (cells.sku ?? '').toUpperCase()

/** What SKUs of one product share: the cell `product`, else the SKU itself. */
const keyOf = (line: FileLine) => (line.cells.product ?? line.cells.sku ?? '').toUpperCase()

const withFault = (line: FileLine, column: string, rule: ImportFault['rule']): FileLine => ({
  ...line,
  faults: [...line.faults, { line: line.line, column, rule }],
})

/** Faults of the SKU itself: it is missing, or a line above has it. */
function checkSkus(lines: readonly FileLine[]): FileLine[] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const code = codeOf(line)
    if (code === '') return withFault(line, 'sku', 'required')
    if (seen.has(code)) return withFault(line, 'sku', 'repeated')
    seen.add(code)
    return line
  })
}

/**
 * Groups in the order of their first lines. `owners` has the product of each SKU in capitals that the shop has. A new SKU
 * belongs to the product of the lines with the same cell `product`, or of the SKU that this cell names; lines that share
 * it although their SKUs belong to several products are at fault.
 */
export function groupLines(lines: readonly FileLine[], owners: ReadonlyMap<string, bigint>): Group[] {
  const checked = checkSkus(lines)
  const ownersOfKeys = new Map<string, bigint>()
  for (const line of checked) {
    const owner = owners.get(codeOf(line)) ?? owners.get(keyOf(line))
    if (owner !== undefined && !ownersOfKeys.has(keyOf(line))) ownersOfKeys.set(keyOf(line), owner)
  }
  const groups = new Map<string, Group>()
  for (const line of checked) {
    const key = keyOf(line)
    const owner = owners.get(codeOf(line)) ?? ownersOfKeys.get(key) ?? null
    const place = owner === null ? `new ${key === '' ? line.line : key}` : `old ${owner}`
    const group = groups.get(place) ?? { productId: owner, lines: [] }
    groups.set(place, group)
    const shared = line.cells.product !== undefined ? ownersOfKeys.get(key) : undefined
    const isOther = owner !== null && shared !== undefined && shared !== owner
    group.lines.push(isOther ? withFault(line, 'product', 'other_product') : line)
  }
  return [...groups.values()]
}
