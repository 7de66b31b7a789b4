import type { Data } from '@contract/all-calls'
import { t } from '@/locales/t'
import { openBrowser } from '@/platform/browser/open'
import { replace } from '@/platform/navigation/navigation'
import { toast } from '@/stores/toast'

/**
 * Opens the gateway's page with the screen of the card payment below it, so that users find that screen however they
 * return.
 */
export async function openCardPayment({ payment_id, redirect_url }: Data<'paymentStart'>): Promise<void> {
  await replace('pay', { payment_id })
  if (redirect_url === undefined) return
  try {
    await openBrowser(redirect_url)
  } catch {
    toast.show(t('card.no_page'), 'alert')
  }
}
