/** The screens whose pictures docs/screens.md shows in both themes, by their viewer. */
import type { RouteName } from '@/routes'
import type { Viewer } from '../h5/support/every-page'

export const THEMES = ['light', 'dark'] as const

type Pictured = readonly (readonly [Viewer, readonly RouteName[]])[]

export const ON_PHONES: Pictured = [
  ['visitor', ['home', 'search', 'product']],
  ['shopper', ['pay']],
  ['customer', ['order', 'notices']],
  ['seller', ['shopOrders']],
]

export const ON_WIDE_WINDOWS: Pictured = [
  ['visitor', ['home', 'product']],
  ['shopper', ['pay']],
  ['customer', ['pcMine', 'orders', 'order', 'wallet']],
]

/** Those without a log-in come first: it is the same mini-program for all. */
export const IN_THE_MINI_PROGRAM: Pictured = [
  ['visitor', ['home', 'search', 'product']],
  ['customer', ['order', 'notices']],
]
