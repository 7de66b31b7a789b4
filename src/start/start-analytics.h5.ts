import { settings } from '@/stores/settings'

/** Counts how the shop is used, where that is configured: only then is anything of it downloaded. */
export async function startAnalytics(): Promise<void> {
  const url = settings.config?.analytics_url
  if (!url) return
  const { collect } = await import('@/services/analytics')
  collect(url)
}
