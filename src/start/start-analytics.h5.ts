import { settings } from '@/stores/settings'

/** Starts analytics where it is configured. Only then is its code downloaded. */
export async function startAnalytics(): Promise<void> {
  const url = settings.config?.analytics_url
  if (!url) return
  const { collect } = await import('@/services/analytics')
  collect(url)
}
