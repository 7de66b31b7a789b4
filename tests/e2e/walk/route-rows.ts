/** The conformance row of each screen. */
import type { Target } from '@contract/screens'
import { namesOn, type RouteName } from '@/routes'

/** Screens whose row has another name. */
const OTHERWISE: Partial<Record<RouteName, string>> = {
  notFound: '404',
  support: 'policy-support',
  returns: 'policy-return',
  privacy: 'policy-privacy',
  aboutUs: 'policy-about-us',
  article: 'blog-detail',
  myCart: 'mycart',
  shop: 'shop-detail',
  orders: 'purchase',
  order: 'order-detail',
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `cartEdit` → `route.cart-edit`. */
export const routeRow = (name: RouteName): string => `route.${OTHERWISE[name] ?? dashed(name)}`

const ALL_TARGETS = ['h5', 'weapp', 'rn'] as const

/** The targets that have the screen of a row. */
export const targetsOfRow = (row: string): readonly Target[] =>
  ALL_TARGETS.filter((target) => namesOn(target).some((name) => routeRow(name) === row))
