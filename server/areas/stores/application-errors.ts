import type { Fields } from '@contract/all-calls'
import type { FieldError } from '@contract/base/envelope'
import { isEnglishName, plainName } from '@contract/rules/names'
import { isShopName, SHOP_NAME_MAX, SHOP_NAME_MIN, STORE_ADDRESS_MAX } from '@contract/rules/store'

/** Characters that change the writing direction, break the line, or are invisible. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u

/** The error of a shop's name, which may be in any script. Trim it first. */
export function shopNameError(field: string, name: string): FieldError | null {
  if (name === '') return { field, rule: 'required' }
  if (UNSEEN.test(name)) return { field, rule: 'format' }
  if (isShopName(name)) return null
  return name.length < SHOP_NAME_MIN
    ? { field, rule: 'min_length', params: { limit: SHOP_NAME_MIN } }
    : { field, rule: 'max_length', params: { limit: SHOP_NAME_MAX } }
}

/** The error of a seller's address. Trim it first. */
export function addressError(field: string, address: string): FieldError | null {
  if (address === '') return { field, rule: 'required' }
  if (address.length <= STORE_ADDRESS_MAX) return null
  return { field, rule: 'max_length', params: { limit: STORE_ADDRESS_MAX } }
}

/** All errors of an application; its pictures are checked when they are taken. */
export function applicationErrors({ shop_name, contact_person, address }: Fields<'applySeller'>): FieldError[] {
  const found = [
    shopNameError('shop_name', shop_name.trim()),
    isEnglishName(plainName(contact_person)) ? null : ({ field: 'contact_person', rule: 'name' } as const),
    addressError('address', address.trim()),
  ]
  return found.filter((error) => error !== null)
}
