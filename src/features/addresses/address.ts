/** The address book. */
import type { Fields } from '@contract/all-calls'
import { call, type Options } from '@/services/request'

export const addressAdd = (fields: Fields<'addressAdd'>, options?: Options) => call('addressAdd', fields, options)
export const getAddressList = (options?: Options) => call('getAddressList', {}, options)
export const defaultAddress = (fields: Fields<'defaultAddress'>, options?: Options) =>
  call('defaultAddress', fields, options)
export const removeAddress = (fields: Fields<'removeAddress'>, options?: Options) =>
  call('removeAddress', fields, options)
export const citys = (fields: Fields<'citys'>, options?: Options) => call('citys', fields, options)
