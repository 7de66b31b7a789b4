import { isDeepStrictEqual } from 'node:util'

export type Snapshot = Readonly<Record<string, unknown>>

/** The fields that differ between two versions of the same thing. */
export function difference(before: Snapshot, after: Snapshot): { before: Snapshot; after: Snapshot } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const of = (kept: Snapshot) =>
    Object.fromEntries(changed.filter((name) => kept[name] !== undefined).map((name) => [name, kept[name]]))
  return { before: of(before), after: of(after) }
}
