import { at } from '@contract/rules/lists'
import type { TestResult } from './reports'
import type { Row } from './row'
import { TARGET_IDS, type TargetId } from './targets'

/** A row's id in a title: a known prefix, a dot, and no spaces, in square brackets. */
const NAMED = /\[([a-z]+\.[A-Za-z0-9_.-]+)\]/g

/** The passing tests of a row. */
export interface Proof {
  /** From the repository's root, sorted. */
  readonly files: readonly string[]
  /** In the order of TARGETS. */
  readonly targets: readonly TargetId[]
  /** For a screen: the targets on which all its load states were tested, beyond opening it. */
  readonly withStates?: readonly TargetId[]
}

/** The tests of the load states of every screen (tests/e2e/walk/load-states). */
const LOAD_STATES = /^tests\/e2e\/\w+\/load-states(\.\w+)?\.spec\.ts$/

export interface Matches {
  /** By the row's id. */
  readonly proofs: ReadonlyMap<string, Proof>
  readonly unknown: readonly { readonly row: string; readonly title: string }[]
  /** Rows of `main` without a passing test. */
  readonly unproven: readonly Row[]
  /** Rows of `later` with a passing test. */
  readonly early: readonly Row[]
}

export function matchRows(all: readonly Row[], results: readonly TestResult[]): Matches {
  const known = new Set(all.map((row) => row.id))
  const found = new Map<string, { files: Set<string>; targets: Set<TargetId>; withStates: Set<TargetId> }>()
  const unknown: { row: string; title: string }[] = []
  for (const { title, passed, file, target } of results) {
    for (const match of title.matchAll(NAMED)) {
      const row = at(match, 1)
      if (!known.has(row)) unknown.push({ row, title })
      else if (passed) {
        const { files, targets, withStates } = found.get(row) ?? {
          files: new Set(),
          targets: new Set(),
          withStates: new Set(),
        }
        if (LOAD_STATES.test(file)) withStates.add(target)
        found.set(row, { files: files.add(file), targets: targets.add(target), withStates })
      }
    }
  }
  const inOrder = (some: ReadonlySet<TargetId>) => TARGET_IDS.filter((target) => some.has(target))
  const proofs = new Map(
    [...found].map(([row, { files, targets, withStates }]) => [
      row,
      {
        files: [...files].sort(),
        targets: inOrder(targets),
        ...(withStates.size > 0 && { withStates: inOrder(withStates) }),
      },
    ]),
  )
  return {
    proofs,
    unknown,
    unproven: all.filter((row) => row.issue === 'main' && !proofs.has(row.id)),
    early: all.filter((row) => row.issue === 'later' && proofs.has(row.id)),
  }
}
