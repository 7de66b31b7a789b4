import type { Data } from '@contract/all-calls'
import { cardText } from '@/locales/own/card'
import { openBrowser } from '@/platform/browser/open'
import { replace } from '@/platform/navigation/navigation'
import { toast } from '@/stores/toast'

/**
 * Leads on to the page of the gateway, with the screen that follows the payment below it: that is where people find
 * themselves when they come back, by whatever way.
 */
export async function openCardPayment({ payment_id, redirect_url }: Data<'paymentStart'>): Promise<void> {
  await replace('pay', { payment_id })
  if (redirect_url === undefined) return
  try {
    await openBrowser(redirect_url)
  } catch {
    toast.show(cardText('no_page'), 'alert')
  }
}
