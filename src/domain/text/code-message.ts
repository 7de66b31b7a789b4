import { CODE_PATTERN } from '@contract/rules/codes'
import type { Fault } from './field-message'

const CODE = new RegExp(CODE_PATTERN)

/** The error of a verification code [const.code-length]. */
export function checkCode(value: string): Fault | null {
  if (value === '') return { rule: 'required' }
  return CODE.test(value) ? null : { rule: 'format' }
}
