import type { ReactNode } from 'react'

/** One property with its value for each product. */
export interface CompareRow {
  readonly key: string
  readonly name: string
  readonly values: readonly string[]
}

export interface CompareTableProps {
  /** Accessible name of the table. */
  label: string
  /** The products, in the order of the values. */
  heads: readonly { readonly key: string; readonly name: string; readonly node: ReactNode }[]
  rows: readonly CompareRow[]
}
