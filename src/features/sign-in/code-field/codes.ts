/** Codes that prove an address. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

export const registerSendCode = (fields: Fields<'registerSendCode'>, options?: Options) =>
  call('registerSendCode', fields, options)
export const forgotSendCode = (fields: Fields<'forgotSendCode'>, options?: Options) =>
  call('forgotSendCode', fields, options)
export const forgotReset = (fields: Fields<'forgotReset'>, options?: Options) => call('forgotReset', fields, options)
export const confirmSendCode = (options?: Options) => call('confirmSendCode', {}, options)
