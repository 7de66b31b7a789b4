import { CODE_PATTERN } from '@contract/rules/codes'
import type { Fault } from './field-message'

const CODE = new RegExp(CODE_PATTERN)

/** A verification code [const.code-length]: all of its digits. */
export function checkCode(value: string): Fault | null {
  if (value === '') return { rule: 'required' }
  return CODE.test(value) ? null : { rule: 'format' }
}
