/** Puts the goods of an order into the cart again. */
import type { Fields } from '@contract/all-calls'
import { call, type OptionsOf } from '@/services/request'

export const reorder = (fields: Fields<'reorder'>, options: OptionsOf<'reorder'>) => call('reorder', fields, options)
