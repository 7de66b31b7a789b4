/** What is found by a beginning of its name. Names are folded once, and kept as long as what they come from is. */
import { scriptOf } from '../../search/analysis/languages'
import { sameWord } from '../../search/analysis/fold'

interface Named<T> {
  readonly each: T
  readonly folded: string
}

export interface Names<T> {
  readonly list: readonly Named<T>[]
  /** The folded names. */
  readonly all: ReadonlySet<string>
}

const kept = new WeakMap<object, Map<string, Names<unknown>>>()

/** The names of what `read` returns, for as long as `source`, which it comes from, is cached; `key` tells several apart. */
export function namesOf<T extends { readonly name: string }>(
  source: object,
  key: string,
  read: () => readonly T[],
): Names<T> {
  const ofSource = kept.get(source) ?? new Map<string, Names<unknown>>()
  kept.set(source, ofSource)
  const known = ofSource.get(key)
  // a key of a source always belongs to one reader, so only the caller knows its type
  if (known) return known as Names<T>
  const list = read().map((each) => ({ each, folded: sameWord(each.name) }))
  const names = { list, all: new Set(list.map(({ folded }) => folded)) }
  ofSource.set(key, names)
  return names
}

/**
 * The names with a word that begins so, ignoring case and accents, each once; those that begin so themselves come first. In
 * scripts without spaces: those that have it anywhere.
 */
export function beginning<T>({ list }: Names<T>, typed: string, limit: number): T[] {
  const wanted = sameWord(typed)
  if (wanted === '') return []
  const isInside =
    scriptOf(wanted) === 'other'
      ? (folded: string) => folded.includes(` ${wanted}`)
      : (folded: string) => folded.includes(wanted)
  const found = new Map<string, T>()
  const further = new Map<string, T>()
  for (const { each, folded } of list) {
    const into = folded.startsWith(wanted) ? found : further
    if ((into === found || isInside(folded)) && !into.has(folded)) into.set(folded, each)
    if (found.size >= limit) break
  }
  return [...found.values(), ...further.values()].slice(0, limit)
}
