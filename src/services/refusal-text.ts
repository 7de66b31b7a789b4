import { Code, keyOfCode, REASONS, type Reason } from '@contract/base/codes'
import type { RefusalData } from '@contract/base/envelope'
import { t } from '@/locales/t'

const isReason = (reason: unknown): reason is Reason => REASONS.includes(reason as Reason)

/**
 * The sentence for a refusal, chosen by its code, and for 2000018 by its reason. An unknown code shows the server's
 * message [code.toast] [code.reason] [code.unknown].
 */
export function refusalText(code: number, { reason, retry_after }: RefusalData, serverMessage: string): string {
  if (code === Code.operationFailed && isReason(reason)) return t(`errors.reason_${reason}`)
  if (reason === 'locked') {
    return t('errors.locked', { count: Math.max(1, Math.ceil((retry_after ?? 60) / 60)) })
  }
  const key = keyOfCode(code)
  return key ? t(`errors.${key}`) : serverMessage || t('errors.interface')
}
