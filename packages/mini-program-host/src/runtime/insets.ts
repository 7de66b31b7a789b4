import type { Program } from '../types/program'

/** CSS px, as on a phone without a notch */
export const STATUS_BAR = 20
export const NAVIGATION_BAR = 44
export const TAB_BAR = 50

/** The space at the screen's edges for the super-app's own bars, in CSS px. */
export interface Insets {
  readonly top: number
  readonly bottom: number
}

/** A page with a custom navigation bar starts at the top of the screen; only tab pages leave space for a tab bar. */
export function insetsOf(program: Program, path: string): Insets {
  return {
    top: hasNavigationBar(program, path) ? STATUS_BAR + NAVIGATION_BAR : 0,
    bottom: hasTabBar(program, path) ? TAB_BAR : 0,
  }
}

export function hasNavigationBar({ app, configs }: Program, path: string): boolean {
  return (configs[path]?.navigationStyle ?? app.window?.navigationStyle ?? 'default') === 'default'
}

/** Whether the super-app draws a tab bar below the page; an app may draw its own instead. */
export function hasTabBar({ app, tabs }: Program, path: string): boolean {
  return tabs.includes(path) && app.tabBar !== undefined && app.tabBar.custom !== true
}
