import type { RouteName } from '@/routes'

/** Sets the screen that is opened next, for a router that must know a tab beforehand. */
export function expectTab(_name: RouteName): void {
  // the routers of the web and of the mini-program need no preparation
}
