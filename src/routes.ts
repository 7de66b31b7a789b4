/**
 * The only table of screens [screen.one-route-table]: app.config, every link and every guard derive from it. Paths,
 * parameters and targets come from contract/screens.ts. A screen that is missing here cannot be linked: its name does
 * not type-check.
 */
import {
  link,
  SCREENS,
  type LinkArgs,
  type Screen,
  type ScreenName,
  type ScreenParams,
  type Target,
} from '@contract/screens'

export type { LinkArgs } from '@contract/screens'

/**
 * Who may open a screen: everyone, logged-in users, or sellers. A buyer who opens a seller's screen gets a message that
 * it is for sellers [code.permission].
 */
type Audience = 'visitor' | 'buyer' | 'seller'

export const ROUTES = SCREENS
export type RouteName = ScreenName
export type RouteParams<N extends RouteName> = ScreenParams<N>

const AUDIENCES: Readonly<Record<RouteName, Audience>> = {
  home: 'visitor',
  category: 'visitor',
  index: 'visitor',
  cart: 'visitor',
  dashboard: 'visitor',
  login: 'visitor',
  register: 'visitor',
  forgot: 'visitor',
  tiktok: 'visitor',
  security: 'buyer',
  notFound: 'visitor',
  terms: 'visitor',
  support: 'visitor',
  returns: 'visitor',
  privacy: 'visitor',
  aboutUs: 'visitor',
  blog: 'visitor',
  article: 'visitor',
  search: 'visitor',
  myCart: 'buyer',
  cartEdit: 'visitor',
  delivery: 'buyer',
  pay: 'buyer',
  product: 'visitor',
  categoryDetail: 'visitor',
  brands: 'visitor',
  recommend: 'visitor',
  flash: 'visitor',
  compare: 'visitor',
  viewed: 'visitor',
  address: 'buyer',
  wishlist: 'buyer',
  profile: 'buyer',
  account: 'buyer',
  wallet: 'buyer',
  recharge: 'buyer',
  withdraw: 'buyer',
  notices: 'visitor',
  pcMine: 'buyer',
  store: 'seller',
  shopCreate: 'buyer',
  shop: 'visitor',
  shopOrders: 'seller',
  shopOrder: 'seller',
  shopStock: 'seller',
  shopReviews: 'seller',
  shopBalance: 'seller',
  chat: 'visitor',
  browser: 'visitor',
  orders: 'buyer',
  order: 'buyer',
  track: 'buyer',
  comment: 'buyer',
  refund: 'buyer',
  refundSent: 'buyer',
  chooseLocation: 'visitor',
  openLocation: 'visitor',
}

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
  return AUDIENCES[name]
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
