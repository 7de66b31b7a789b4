import { collect } from '@/services/analytics'
import { settings } from '@/stores/settings'

/** Starts analytics where it is configured. */
export async function startAnalytics(): Promise<void> {
  const url = settings.config?.analytics_url
  if (url) collect(url)
}
