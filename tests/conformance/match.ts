import type { TestResult } from './reports'
import type { Row } from './row'

/** A row's id in a title: a known prefix, a dot, and no spaces, in square brackets. */
const NAMED = /\[([a-z]+\.[A-Za-z0-9_.-]+)\]/g

export interface Matches {
  /** Row id → the files whose passing tests name it. */
  readonly proofs: ReadonlyMap<string, readonly string[]>
  readonly unknown: readonly { readonly row: string; readonly title: string }[]
  /** Rows of today without a passing test. */
  readonly unproven: readonly Row[]
  /** Rows for later that have one. */
  readonly early: readonly Row[]
}

export function matchRows(all: readonly Row[], results: readonly TestResult[]): Matches {
  const known = new Set(all.map((row) => row.id))
  const files = new Map<string, Set<string>>()
  const unknown: { row: string; title: string }[] = []
  for (const { title, passed, file } of results) {
    for (const [, row] of title.matchAll(NAMED)) {
      if (!known.has(row)) unknown.push({ row, title })
      else if (passed) files.set(row, (files.get(row) ?? new Set()).add(file))
    }
  }
  const proofs = new Map([...files].map(([row, names]) => [row, [...names].sort()]))
  return {
    proofs,
    unknown,
    unproven: all.filter((row) => row.issue === 'main' && !proofs.has(row.id)),
    early: all.filter((row) => row.issue === 'later' && proofs.has(row.id)),
  }
}
