/** After the sale: reviews and refunds. */
import type { Fields } from '@contract/all-calls'
import { call, type Options, type OptionsOf } from '@/services/request'

export const submitReview = (fields: Fields<'submitReview'>, options: OptionsOf<'submitReview'>) =>
  call('submitReview', fields, options)
export const askRefund = (fields: Fields<'refund'>, options: OptionsOf<'refund'>) => call('refund', fields, options)
export const cancelRefund = (fields: Fields<'refundCancel'>, options?: Options) => call('refundCancel', fields, options)
export const getRefunds = (fields: Fields<'refunds'>, options?: Options) => call('refunds', fields, options)
