/** Calls of sellers and applicants. */
import type { Fields } from '@contract/all-calls'
import { call, type Options, type OptionsOf } from '@/services/request'

export const applySeller = (fields: Fields<'applySeller'>, options: OptionsOf<'applySeller'>) =>
  call('applySeller', fields, options)
export const storeDashboard = (options?: Options) => call('storeDashboard', {}, options)
export const sellerPass = (options?: Options) => call('sellerPass', {}, options)
export const updateStore = (fields: Fields<'updateStore'>, options?: Options) => call('updateStore', fields, options)
