/** Two who edit the same thing: what each of them changed, and both together. */

type Name<D> = keyof D & string

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The names of the values that differ. */
export const changedIn = <D extends object>(before: D, after: D): Name<D>[] =>
  (Object.keys(after) as Name<D>[]).filter((name) => !isSame(before[name], after[name]))

/** Some of the values. */
export const pick = <D extends object>(draft: D, names: readonly Name<D>[]): Partial<D> =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<D>

/** Two drafts put together. */
export interface Both<D> {
  /** Theirs, with mine where they changed nothing. */
  readonly both: D
  /** Theirs, with all that I changed; absent where that cannot be sent. */
  readonly mineOnTop?: D
  /** What was changed here and there: in `both` it stays as they have it. */
  readonly lost: readonly string[]
}

/** Two drafts put together, value by value. */
export function merged<D extends object>(base: D, mine: D, theirs: D) {
  const changedThere = changedIn(base, theirs)
  const changedHere = changedIn(base, mine)
  const kept = changedHere.filter((name) => !changedThere.includes(name))
  return {
    both: { ...theirs, ...pick(mine, kept) },
    mineOnTop: { ...theirs, ...pick(mine, changedHere) },
    lost: changedHere.filter((name) => changedThere.includes(name) && !isSame(mine[name], theirs[name])),
  } satisfies Both<D>
}
