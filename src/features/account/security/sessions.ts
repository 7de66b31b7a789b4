/** Sessions and sign-in events of the account. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

export const getSessions = (options?: Options) => call('sessions', {}, options)
export const endSession = (fields: Fields<'sessionEnd'>, options?: Options) => call('sessionEnd', fields, options)
export const endOtherSessions = (options?: Options) => call('sessionsEndOthers', {}, options)
export const getSignIns = (fields: Fields<'signIns'>, options?: Options) => call('signIns', fields, options)
