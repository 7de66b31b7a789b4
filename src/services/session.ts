/** Who somebody is. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from './request'

export const login = (fields: Fields<'login'>, options?: Options) => call('login', fields, options)
export const register = (fields: Fields<'register'>, options?: Options) => call('register', fields, options)
export const logout = (options?: Options) => call('logout', {}, options)
export const getUserinfo = (options?: Options) => call('getUserinfo', {}, options)
