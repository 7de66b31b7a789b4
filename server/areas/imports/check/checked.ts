import type { ImportFault } from '@contract/base/import-constants'
import type { LineState } from '../../../kernel/db/schema/imports'
import type { Db } from '../../../kernel/db/types'
import type { SellerShop } from '../../seller/shop'
import type { FileLine } from '../file/read-file'

/** A line after its check, as it is kept. */
export interface CheckedLine {
  readonly line: FileLine
  /** What is written together has the same place. */
  readonly place: number
  readonly state: LineState
  readonly faults: readonly ImportFault[]
  readonly was: number | null
  readonly version: number | null
  readonly wasPrices?: { readonly price: string; readonly special_price: string | null } | null
}

export interface Checking {
  readonly db: Db
  readonly shop: SellerShop
  readonly byOperator: boolean
  readonly at: Date
}

/** What has become of a line by its check. */
export function stateOf(faults: readonly ImportFault[], isNew: boolean, changes: boolean): LineState {
  if (faults.length > 0) return 'wrong'
  if (isNew) return 'new'
  return changes ? 'changed' : 'same'
}

/** How many products, or lines of other kinds, are read and kept at once. */
const AT_ONCE = 100

/** A list in parts of at most AT_ONCE. */
export function* parts<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += AT_ONCE) yield list.slice(from, from + AT_ONCE)
}

/** Faults at their own lines; the other lines of the same product cannot be written either. */
export function spread(lines: readonly FileLine[], faults: readonly ImportFault[]): Map<number, ImportFault[]> {
  const byLine = new Map<number, ImportFault[]>(lines.map(({ line }) => [line, []]))
  for (const fault of faults) byLine.get(fault.line)?.push(fault)
  if (faults.length === 0) return byLine
  for (const [line, own] of byLine) if (own.length === 0) own.push({ line, column: '', rule: 'other_line' })
  return byLine
}
