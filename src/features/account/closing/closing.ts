/** Leaving, staying after all, and taking along what is kept. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

/** What leaving means, and what stands in its way. */
export const getClosing = (options?: Options) => call('accountClosing', {}, options)
export const deleteAccount = (fields: Fields<'accountDelete'>, options?: Options) =>
  call('accountDelete', fields, options)
export const keepAccount = (options?: Options) => call('accountKeep', {}, options)
/** Where everything that is kept about the person can be loaded without a token, for five minutes. Throws an ApiError. */
export const getExportLink = () => call('accountExport', { link: true })
