/** The policies. */
import { call, type Options } from './request'

export const termsPolicy = (options?: Options) => call('termsPolicy', {}, options)
