/** Who somebody is. */
import { call, type Options } from './request'

export const getUserinfo = (options?: Options) => call('getUserinfo', {}, options)
