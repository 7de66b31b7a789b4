import { useRefreshable } from '@/platform/refresh/use-refreshable'
import { settings } from '@/stores/settings'

/** A pull at the home page also asks for the adverts and the departments, which the app loads once by itself. */
export function useFreshShop(): void {
  useRefreshable(() => Promise.all([settings.loadAdverts(), settings.loadCategories()]))
}
