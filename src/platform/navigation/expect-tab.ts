import type { RouteName } from '@/routes'

/** Says which screen is asked for next, for a router that has to know a tab beforehand. */
export function expectTab(_name: RouteName): void {
  // the routers of the web and of the mini-program need no word
}
