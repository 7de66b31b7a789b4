/** Judges answers against the list of queries: recall among the first ten, the first hit, and what must not be there. */
import type { PlannedProduct } from '../../server/app/demo/plan/products'
import type { Query } from './query'
import { SHELF, isAmong } from './shelf'

/** The results that a shopper sees before scrolling. */
export const FIRST = 10

export interface Verdict {
  readonly query: Query
  /** The share of what should fill the first ten and does, from 0 to 1. */
  readonly recall: number
  /** Whether the first hit is right; for a search that finds nothing, whether there is none. */
  readonly firstRight: boolean
  /** The names of what must not be there. */
  readonly wrong: readonly string[]
  /** The English names of the first ten. */
  readonly got: readonly string[]
}

/** A product that the demo did not make. */
export interface Stranger {
  readonly name: string
}

const nameOf = (hit: PlannedProduct | Stranger) => ('names' in hit ? hit.names.en : hit.name)

/** Judges one answer, whose hits are in the order of the answer, of a shop that has `shelf` on sale. */
export function judge(
  query: Query,
  answer: readonly (PlannedProduct | Stranger)[],
  shelf: readonly PlannedProduct[] = SHELF,
): Verdict {
  const { want, may, not, only } = query
  const got = answer.slice(0, FIRST)
  const right = [...want, ...may]
  const isIn = (hit: PlannedProduct | Stranger, goods: Query['want']) => 'names' in hit && isAmong(hit, goods)
  const possible = Math.min(FIRST, shelf.filter((product) => isAmong(product, want)).length)
  const found = got.filter((hit) => isIn(hit, want)).length
  const wrong = got.filter((hit) => isIn(hit, not) || (only && !isIn(hit, right)))
  const [first] = got
  return {
    query,
    recall: possible === 0 ? Number(got.length === 0) : found / possible,
    firstRight: first === undefined ? possible === 0 : isIn(first, right),
    wrong: wrong.map(nameOf),
    got: got.map(nameOf),
  }
}

export interface Score {
  readonly queries: number
  /** The mean recall, from 0 to 1. */
  readonly recall: number
  /** The share of searches with a right first hit, from 0 to 1. */
  readonly firstRight: number
  /** Searches with something that must not be there. */
  readonly withWrong: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Throws a RangeError for no verdicts. */
export function score(verdicts: readonly Verdict[]): Score {
  if (verdicts.length === 0) throw new RangeError('Nothing was judged.')
  return {
    queries: verdicts.length,
    recall: mean(verdicts.map(({ recall }) => recall)),
    firstRight: mean(verdicts.map(({ firstRight }) => Number(firstRight))),
    withWrong: verdicts.filter(({ wrong }) => wrong.length > 0).length,
  }
}
