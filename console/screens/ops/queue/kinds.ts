/** What waits for operators, kind by kind, and the calls that list and decide it. */
import type { Fields } from '@contract/all-calls'
import type { QueueKind as MarketKind } from '@contract/entities/market/moderation'

/** The kinds that are approved or refused. */
export const REQUEST_KINDS = ['applications', 'products', 'refunds', 'recharges', 'withdrawals', 'storage'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export const QUEUE_KINDS = [
  ...REQUEST_KINDS,
  'brands',
  'card_refunds',
  'disputes',
  'adjustments',
] as const satisfies readonly MarketKind[]
export type QueueKind = (typeof QUEUE_KINDS)[number]

const CALLS = {
  applications: { list: 'opsApplications', decide: 'opsApplicationsDecide' },
  products: { list: 'opsApplications', decide: 'opsApplicationsDecide' },
  refunds: { list: 'opsRefunds', decide: 'opsRefundsDecide' },
  recharges: { list: 'opsRecharges', decide: 'opsRechargesDecide' },
  withdrawals: { list: 'opsWithdrawals', decide: 'opsWithdrawalsDecide' },
  storage: { list: 'opsStorage', decide: 'opsStorageDecide' },
} as const satisfies Record<RequestKind, { readonly list: string; readonly decide: string }>

/** Merchants' and products' applications share their calls; the others have no type. */
function typeOf(kind: RequestKind): { readonly type?: 100 | 200 } {
  if (kind === 'applications') return { type: 100 }
  return kind === 'products' ? { type: 200 } : {}
}

export const isRequestKind = (kind: QueueKind): kind is RequestKind => REQUEST_KINDS.some((each) => each === kind)

interface Listing {
  readonly call: (typeof CALLS)[RequestKind]['list']
  readonly fields: Fields<'opsApplications'>
}

/** The call and the fields that list what waits of a kind: all of these calls answer with requests. */
export const listingOf = (kind: RequestKind, p: number, page_size: number): Listing => ({
  call: CALLS[kind].list,
  fields: { ...typeOf(kind), state: 0, p, page_size },
})

interface Verdict {
  readonly id: string
  readonly state: 1 | -1
  readonly remark?: string
  readonly restock?: boolean
  /** Of the product that was read, where it is about one. */
  readonly version?: number
}

interface Deciding {
  readonly call: (typeof CALLS)[RequestKind]['decide']
  readonly fields: (verdict: Verdict) => Fields<'opsApplicationsDecide'> & Fields<'opsRefundsDecide'>
}

/** The call that decides a request of a kind: all of these calls answer with the request. */
export const decidingOf = (kind: RequestKind): Deciding => ({
  call: CALLS[kind].decide,
  fields: (verdict) => ({ ...typeOf(kind), ...verdict }),
})
