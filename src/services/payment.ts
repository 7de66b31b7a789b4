/** Paying orders. */
import type { Fields } from '@contract/all-calls'
import { call, type Options, type OptionsOf } from './request'

export const paymentStart = (fields: Fields<'paymentStart'>, options: OptionsOf<'paymentStart'>) =>
  call('paymentStart', fields, options)
export const paymentState = (fields: Fields<'paymentState'>, options?: Options) => call('paymentState', fields, options)
