/** Calls of the profile. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

export const updateUser = (fields: Fields<'updateUser'>, options?: Options) => call('updateUser', fields, options)
