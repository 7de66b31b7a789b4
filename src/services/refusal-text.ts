import { CODE_KEYS, Code, REASONS, type KnownCode, type Reason } from '@contract/codes'
import type { RefusalData } from '@contract/envelope'
import { t } from '@/locales/t'
import type { Key } from '@/locales/texts'

const isReason = (reason: unknown): reason is Reason => REASONS.includes(reason as Reason)

/** What a refusal says to a person: by its code, 2000018 by its reason; an unknown code with the server's words (spec §8). */
export function refusalText(code: number, { reason, retry_after }: RefusalData, serverMessage: string): string {
  if (code === Code.operationFailed && isReason(reason)) return t(`errors.reason_${reason}`)
  if (reason === 'locked') {
    return t('errors.locked', { count: Math.max(1, Math.ceil((retry_after ?? 60) / 60)) })
  }
  const key: string | undefined = CODE_KEYS[code as KnownCode]
  return key ? t(`errors.${key}` as Key) : serverMessage || t('errors.interface')
}
