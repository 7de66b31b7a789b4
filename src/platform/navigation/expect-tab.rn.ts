import { isTab, ROUTES, type RouteName } from '@/routes'

/** Where Taro's router keeps the tab that its tabs begin with. */
const router = globalThis as { __taroTabInitRoute?: string }

/**
 * Says which screen is asked for next. Where no tab lies at the root, Taro's router makes the tabs first and sets the one
 * to begin with afterwards, so that the one of the time before would be shown.
 */
export function expectTab(name: RouteName): void {
  if (isTab(name)) router.__taroTabInitRoute = routerName(ROUTES[name].path)
}

/** As the router names its screens: `pages/cart/cart` → `pagesCartCart`. */
function routerName(path: string): string {
  return path.replace(/\/([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
