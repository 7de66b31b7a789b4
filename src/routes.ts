/**
 * The screens of the app [screen.one-route-table]: app.config, every link and every guard derive from the one table in
 * contract/screens.ts. A screen that is missing there cannot be linked: its name does not type-check.
 */
import {
  link,
  SCREENS,
  type Audience,
  type LinkArgs,
  type Screen,
  type ScreenName,
  type ScreenParams,
  type Target,
} from '@contract/screens'

export type { LinkArgs } from '@contract/screens'

export const ROUTES = SCREENS
export type RouteName = ScreenName
export type RouteParams<N extends RouteName> = ScreenParams<N>

/** In the order of the bar. */
export const TABS = ['home', 'category', 'index', 'cart', 'dashboard'] as const satisfies readonly RouteName[]
export type TabName = (typeof TABS)[number]

/** Shorter addresses of screens on the web. */
export const ALIASES: { readonly [N in RouteName]?: string } = {
  home: '/',
  chooseLocation: '/choose-location',
  openLocation: '/open-location',
}

/** All screens, whatever their targets. */
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/** The screens of a target, entry page first. */
export function namesOn(target: Target): RouteName[] {
  return ROUTE_NAMES.filter((name) => {
    const { targets }: Screen = ROUTES[name]
    return targets?.includes(target) ?? true
  })
}

/** The paths of a target's pages, entry page first. */
export function pathsOn(target: Target): string[] {
  return namesOn(target).map((name) => ROUTES[name].path)
}

/** The screens of the current target. */
const HERE: readonly RouteName[] = namesOn(process.env.TARO_ENV)

export function isTab(name: RouteName): name is TabName {
  return TABS.some((tab) => tab === name)
}

/** Whether a name is a screen of the current target. */
export function hasRoute(name: string): name is RouteName {
  return HERE.some((each) => each === name)
}

/** The names of a screen's parameters. */
export function paramNames(name: RouteName): string[] {
  const screen: Screen = ROUTES[name]
  return Object.keys(screen.params ?? {})
}

/** Who may open the screen. */
export function audienceOf(name: RouteName): Audience {
  return ROUTES[name].audience
}

/**
 * The screen behind a path or link ('/', '/pages/…?q=…', with or without the leading slash). Undefined when the current
 * target has none.
 */
export function routeOf(url: string): RouteName | undefined {
  const path = url.replace(/^\/+|\?.*/g, '')
  return HERE.find((name) => ROUTES[name].path === path || ALIASES[name]?.replace(/^\/+/, '') === path)
}

/** The link to a screen, '/pages/…?name=value'. */
export function linkTo<N extends RouteName>(name: N, ...args: LinkArgs<N>): string {
  return `/${link(name, ...args)}`
}
