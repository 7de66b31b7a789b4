import { useRefreshable } from '@/platform/refresh/use-refreshable'
import { settings } from '@/stores/settings'

/** Pulling the home page down also reloads the adverts and the departments, which the app otherwise loads once. */
export function useFreshShop(): void {
  useRefreshable(() => Promise.all([settings.loadAdverts(), settings.loadCategories()]))
}
