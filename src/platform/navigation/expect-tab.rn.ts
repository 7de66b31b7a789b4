import { isTab, ROUTES, type RouteName } from '@/routes'

/** Where Taro's router keeps the initial tab. */
const router = globalThis as { __taroTabInitRoute?: string }

/**
 * Sets the screen that is opened next. When no tab is at the root, Taro's router creates the tabs first and sets the
 * initial one afterwards, so it would show the previous initial tab.
 */
export function expectTab(name: RouteName): void {
  if (isTab(name)) router.__taroTabInitRoute = routerName(ROUTES[name].path)
}

/** The router's name of a screen: `pages/cart/cart` → `pagesCartCart`. */
function routerName(path: string): string {
  return path.replace(/\/([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
