/** Closing the account, keeping it after all, and the data export. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

/** What closing means, and its obstacles. */
export const getClosing = (options?: Options) => call('accountClosing', {}, options)
export const deleteAccount = (fields: Fields<'accountDelete'>, options?: Options) =>
  call('accountDelete', fields, options)
export const keepAccount = (options?: Options) => call('accountKeep', {}, options)
/** Where everything that is kept about the person can be loaded without a token, for five minutes. Throws an ApiError. */
export const getExportLink = () => call('accountExport', { link: true })
