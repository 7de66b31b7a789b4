/** The profile of the user. */
import { call, type Options } from './request'

export const getUserinfo = (options?: Options) => call('getUserinfo', {}, options)
