import { isDeepStrictEqual } from 'node:util'

export type Kept = Readonly<Record<string, unknown>>

/** The fields that differ between two versions of the same thing. */
export function difference(before: Kept, after: Kept): { before: Kept; after: Kept } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const of = (kept: Kept) =>
    Object.fromEntries(changed.filter((name) => kept[name] !== undefined).map((name) => [name, kept[name]]))
  return { before: of(before), after: of(after) }
}
