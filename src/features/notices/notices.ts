/** Notices to the account and to everybody. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

export const systemNotify = (options?: Options) => call('systemNotify', {}, options)
export const getNotices = (fields: Fields<'notices'>, options?: Options) => call('notices', fields, options)
export const noticeRead = (fields: Fields<'noticeRead'>, options?: Options) => call('noticeRead', fields, options)
export const noticeInRead = (options?: Options) => call('noticeInRead', {}, options)
