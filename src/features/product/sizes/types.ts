import type { SizeGuide } from '@contract/entities/product'

export interface SizeTableProps {
  /** Accessible name of the table. */
  label: string
  /** The names of the columns: that of the size first. */
  heads: readonly string[]
  rows: SizeGuide['rows']
}

/** In place of a value that nobody measured. */
export const NOT_MEASURED = '–'
