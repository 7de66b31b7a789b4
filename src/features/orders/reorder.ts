/** Buying again what was ordered. */
import type { Fields } from '@contract/all-calls'
import { call, type OptionsOf } from '@/services/request'

export const reorder = (fields: Fields<'reorder'>, options: OptionsOf<'reorder'>) => call('reorder', fields, options)
