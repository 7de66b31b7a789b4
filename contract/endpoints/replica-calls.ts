/** The calls that a server may answer from a replica of its database [durable.replicas]. */
import type { AnyCall } from './all'

/** For buyers and visitors: nothing in them is of one person. What a buyer changes in counts may be seconds old. */
const PUBLIC = [
  'getCurrency',
  'getLanguages',
  'start',
  'store',
  'termsPolicy',
  'privacyPolicy',
  'returnPolicy',
  'supportPolicy',
  'aboutUsPolicy',
  'articles',
  'article',
  'getAllBrand',
  'getAllCategory',
  'getFirstCategory',
  'seriesCategorys',
  'brand',
  'category',
  'categoryTop3',
  'search',
  'searchSuggest',
  'shop',
  'getAllProducts',
  'getHotList',
  'getNew',
  'getRecommendList',
  'getFlashDeals',
  'compare',
] as const satisfies readonly AnyCall[]

/** For visitors alone: a buyer finds the own review at once, and what was looked at is written down. */
const FOR_VISITORS = ['product', 'reviews', 'getRecommend'] as const satisfies readonly AnyCall[]

const of = (calls: readonly AnyCall[]): ReadonlySet<AnyCall> => new Set(calls)
const EVERYBODYS = of(PUBLIC)
const VISITORS = of([...PUBLIC, ...FOR_VISITORS])

/** Whether a call may read from a replica. Sellers and operators see at once what they have changed. */
export function mayReadReplica(name: AnyCall, role: 'visitor' | 'buyer' | 'seller' | 'operator'): boolean {
  if (role === 'visitor') return VISITORS.has(name)
  return role === 'buyer' && EVERYBODYS.has(name)
}
