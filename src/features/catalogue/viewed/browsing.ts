/** Calls of the viewed products and of the comparison. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

export const compareProducts = (fields: Fields<'compare'>, options?: Options) => call('compare', fields, options)
export const getHistory = (fields: Fields<'history'>, options?: Options) => call('history', fields, options)
export const clearHistory = (fields: Fields<'historyClear'>, options?: Options) => call('historyClear', fields, options)
