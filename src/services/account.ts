/** The account's money. */
import { call, type Options } from './request'

export const getUserBalance = (options?: Options) => call('getUserBalance', {}, options)
