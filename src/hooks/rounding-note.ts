import { addsUp } from '@/domain/money/adds-up'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'

/** What to say beside converted sums that do not add up to their total; undefined where they do. */
export function roundingNote(sums: Parameters<typeof addsUp>[0]): string | undefined {
  return addsUp(sums, settings.shown.rate) ? undefined : t('cart.rounded')
}
