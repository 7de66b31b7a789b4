/** The load states of every screen. A new route does not compile until it is listed here. */
import type { RouteName } from '@/routes'
import { ACCOUNT } from './account'
import { BUYING } from './buying'
import { CATALOGUE } from './catalogue'
import { READING } from './reading'
import { SELLING } from './selling'
import type { ScreenStates } from './screen-states'

export const LOAD_STATES: Readonly<Record<RouteName, ScreenStates>> = {
  ...CATALOGUE,
  ...READING,
  ...BUYING,
  ...ACCOUNT,
  ...SELLING,
}
