import { t } from '@/locales/t'
import { isKey } from '@/locales/text-in'

/** The text of an event by its kind. A newer server may know more kinds. */
export function eventText(kind: string): string {
  const key = `security.event_${kind}`
  return isKey(key) ? t(key) : t('security.event_other')
}
