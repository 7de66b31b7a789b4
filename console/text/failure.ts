/** What went wrong, as the person reads it. */
import { Code, keyOfCode, REASONS, type Reason } from '@contract/base/codes'
import { CONSOLE_REASONS, type ConsoleReason } from '@contract/base/console-reasons'
import type { FieldError } from '@contract/base/envelope'
import type { ApiError } from '../api/api-error'
import type { Key } from './catalogue'
import type { T } from './use-t'

const isReason = (reason: unknown): reason is Reason | ConsoleReason =>
  [...REASONS, ...CONSOLE_REASONS].includes(reason as Reason)

/** The sentence for a failure, chosen by its code, and for 2000018 by its reason [code.toast] [code.reason]. */
export function failureText(t: T, { kind, code, data, message }: ApiError): string {
  if (kind === 'network') return t('errors.request')
  if (kind === 'interface') return t(data.reason === 'unavailable' ? 'errors.reason_unavailable' : 'errors.interface')
  if (data.reason === 'locked') {
    return t('errors.locked', { count: Math.max(1, Math.ceil((data.retry_after ?? 60) / 60)) })
  }
  if (code === Code.operationFailed && isReason(data.reason)) return t(`errors.reason_${data.reason}`)
  const key = keyOfCode(code)
  return key === undefined ? message || t('errors.interface') : t(`errors.${key}` as Key)
}

/** The sentence at a field. */
const ruleText = (t: T, { rule, params }: FieldError): string =>
  t(`rules.${rule}`, params ? { limit: params.limit } : {})

/** The error at a field, as text; undefined where there is none. Lists name their place: `skus.0.price`. */
export type ErrorAt = (field: string) => string | undefined

export const errorsAt =
  (t: T, errors: readonly FieldError[]): ErrorAt =>
  (field) => {
    const found = errors.find((error) => error.field === field)
    return found && ruleText(t, found)
  }
