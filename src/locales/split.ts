/**
 * Which texts of a language are loaded when (docs/decisions/0046-catalogues.md). A namespace that is not listed here is
 * loaded with the screens that use it, in every language. The builds read the default export.
 */
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@contract/base/languages'
import type { Namespace } from './texts'

/** Loaded with the language, before anything is shown. */
const FIRST = [
  'common',
  'errors',
  'rules',
  'nav',
  'home',
  'product',
  'cart',
  'policy',
  'wishlist',
  'loader',
] as const satisfies readonly Namespace[]

/** Loaded on H5 with the screens that use it, elsewhere with the language. */
const LATE = [
  'account',
  'auth',
  'checkout',
  'coupon',
  'orders',
  'search',
  'states',
] as const satisfies readonly Namespace[]

export type FirstNamespace = (typeof FIRST)[number]

export default { languages: LANGUAGE_CODES, start: DEFAULT_LANGUAGE, first: FIRST, late: LATE }
