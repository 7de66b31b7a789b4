/** Wallet records: their states, types and directions [state.wallet-record]. */
export const RECORD_STATES = ['pending', 'review', 'completed', 'failed'] as const
export type RecordState = (typeof RECORD_STATES)[number]

export const RECORD_TYPES = [
  'welcome',
  'payment',
  'order_refund',
  'recharge',
  'withdraw',
  'transfer',
  'store_payout',
  'dispute',
] as const
export type RecordType = (typeof RECORD_TYPES)[number]

export const DIRECTIONS = ['income', 'expense'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The payout accounts of a withdrawal [money.withdrawal]. */
export const PAYOUTS = ['bank', 'virtual_wallet'] as const
export type PayoutTo = (typeof PAYOUTS)[number]

/** The pending states. */
export const OPEN_STATES: readonly RecordState[] = ['pending', 'review']
