import { collect } from '@/services/analytics'
import { settings } from '@/stores/settings'

/** Counts how the shop is used, where that is configured. */
export async function startAnalytics(): Promise<void> {
  const url = settings.config?.analytics_url
  if (url) collect(url)
}
