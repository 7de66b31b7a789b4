/** Every screen of the console: one line each. The side bar shows those with `nav`, in this order. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { IconName } from './kit/icon/icon'
import { Waiting } from './screens/ops/queue/waiting'
import { OpenSteps } from './screens/ops/setup/open-steps'
import { RefundsToDo } from './screens/refunds/refunds-to-do'
import { OrdersToDo } from './shell/orders-to-do'
import type { Key } from './text/catalogue'

interface Nav {
  readonly icon: IconName
  readonly label: Key
  /** How many wait there. */
  readonly Count?: ComponentType
}

/**
 * `shop`: for sellers, and for operators in a shop that they have entered; `operator`: for operators alone; `person`: about
 * the person who is logged in.
 */
type Audience = 'shop' | 'operator' | 'person'

export interface Screen {
  /** As wouter reads it: `/products/:product_id`. */
  readonly path: string
  readonly audience: Audience
  readonly Content: LazyExoticComponent<ComponentType>
  readonly nav?: Nav
}

type Load = () => Promise<{ default: ComponentType }>

const screen = (audience: Audience, path: string, load: Load, nav?: Nav): Screen => ({
  path,
  audience,
  Content: lazy(load),
  ...(nav && { nav }),
})

export const SCREENS: readonly Screen[] = [
  screen('operator', '/queue', () => import('./screens/ops/queue/queue'), {
    icon: 'listChecks',
    label: 'nav.queue',
    Count: Waiting,
  }),
  screen('operator', '/all-orders', () => import('./screens/ops/orders/all-orders'), {
    icon: 'parcel',
    label: 'nav.all_orders',
  }),
  screen('operator', '/all-orders/:shop_id/:order_id', () => import('./screens/ops/orders/any-order')),
  screen('operator', '/shops', () => import('./screens/ops/shops/shops'), { icon: 'store', label: 'nav.shops' }),
  screen('operator', '/accounts', () => import('./screens/ops/accounts/accounts'), {
    icon: 'users',
    label: 'nav.accounts',
  }),
  screen('operator', '/accounts/:user_id', () => import('./screens/ops/accounts/account')),
  screen('operator', '/catalogue', () => import('./screens/ops/catalogue/moderation/all-products'), {
    icon: 'layoutGrid',
    label: 'nav.catalogue',
  }),
  screen('operator', '/catalogue/reviews', () => import('./screens/ops/catalogue/moderation/all-reviews')),
  screen('operator', '/catalogue/categories', () => import('./screens/ops/catalogue/categories/categories')),
  screen('operator', '/catalogue/brands', () => import('./screens/ops/catalogue/brands/brands')),
  screen('operator', '/catalogue/synonyms', () => import('./screens/ops/catalogue/synonyms/synonyms')),
  screen('operator', '/catalogue/flash', () => import('./screens/ops/catalogue/flash/flash')),
  screen('operator', '/coupons', () => import('./screens/ops/coupons/coupons'), {
    icon: 'ticket',
    label: 'nav.coupons',
  }),
  screen('operator', '/reports', () => import('./screens/ops/reports/reports'), {
    icon: 'chart',
    label: 'nav.reports',
  }),
  screen('operator', '/commission', () => import('./screens/ops/money/commission'), {
    icon: 'badgePercent',
    label: 'nav.commission',
  }),
  screen('operator', '/adjustments', () => import('./screens/ops/money/adjustments'), {
    icon: 'receipt',
    label: 'nav.adjustments',
  }),
  screen('operator', '/adverts', () => import('./screens/ops/adverts/adverts'), {
    icon: 'megaphone',
    label: 'nav.adverts',
  }),
  screen('operator', '/adverts/:advert_id', () => import('./screens/ops/adverts/adverts')),
  screen('operator', '/pages', () => import('./screens/ops/pages/pages'), { icon: 'fileText', label: 'nav.pages' }),
  screen('operator', '/pages/articles/:article_id', () => import('./screens/ops/pages/article')),
  screen('operator', '/pages/policies/:policy', () => import('./screens/ops/pages/policy')),
  screen('operator', '/outbox', () => import('./screens/ops/outbox/outbox'), { icon: 'mail', label: 'nav.outbox' }),
  screen('operator', '/audit', () => import('./screens/ops/audit/audit'), { icon: 'history', label: 'nav.audit' }),
  screen('operator', '/settings', () => import('./screens/ops/settings/settings'), {
    icon: 'settings',
    label: 'nav.settings',
  }),
  screen('operator', '/settings/:section', () => import('./screens/ops/settings/settings')),
  screen('operator', '/setup', () => import('./screens/ops/setup/setup'), {
    icon: 'key',
    label: 'nav.setup',
    Count: OpenSteps,
  }),
  screen('operator', '/setup/:step', () => import('./screens/ops/setup/setup')),

  screen('shop', '/home', () => import('./screens/home/home'), { icon: 'house', label: 'nav.home' }),
  screen('shop', '/orders', () => import('./screens/orders/orders'), {
    icon: 'parcel',
    label: 'nav.orders',
    Count: OrdersToDo,
  }),
  screen('shop', '/orders/:order_id', () => import('./screens/orders/order')),
  screen('shop', '/products', () => import('./screens/products/products'), { icon: 'tag', label: 'nav.products' }),
  screen('shop', '/products/new', () => import('./screens/products/editor/new-product')),
  screen('shop', '/products/:product_id', () => import('./screens/products/editor/edit-product')),
  screen('shop', '/stock', () => import('./screens/stock/stock'), { icon: 'warehouse', label: 'nav.stock' }),
  screen('shop', '/imports', () => import('./screens/imports/imports'), { icon: 'upload', label: 'nav.imports' }),
  screen('shop', '/imports/:import_id', () => import('./screens/imports/import')),
  screen('shop', '/refunds', () => import('./screens/refunds/refunds'), {
    icon: 'undo',
    label: 'nav.refunds',
    Count: RefundsToDo,
  }),
  screen('shop', '/vouchers', () => import('./screens/coupons/vouchers'), { icon: 'ticket', label: 'nav.vouchers' }),
  screen('shop', '/reviews', () => import('./screens/reviews/reviews'), { icon: 'star', label: 'nav.reviews' }),
  screen('shop', '/report', () => import('./screens/reports/report'), { icon: 'chart', label: 'nav.reports' }),
  screen('shop', '/balance', () => import('./screens/money/balance'), { icon: 'banknote', label: 'nav.balance' }),
  screen('shop', '/statements', () => import('./screens/money/statements'), {
    icon: 'fileText',
    label: 'nav.statements',
  }),
  screen('shop', '/statements/:month', () => import('./screens/money/statement')),
  screen('shop', '/shop', () => import('./screens/shop/shop'), { icon: 'store', label: 'nav.shop' }),

  screen('person', '/mails', () => import('./screens/mails/mails'), { icon: 'mail', label: 'nav.mails' }),
]
