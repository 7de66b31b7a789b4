/** The load states of every screen. A new route does not compile until it is listed here. */
import type { RouteName } from '@/routes'
import { ACCOUNT } from './account'
import { BUYING } from './buying'
import { CATALOGUE } from './catalogue'
import { READING } from './reading'
import { SELLING } from './selling'
import type { ScreenFaces } from './screen-faces'

export const FACES: Readonly<Record<RouteName, ScreenFaces>> = {
  ...CATALOGUE,
  ...READING,
  ...BUYING,
  ...ACCOUNT,
  ...SELLING,
}
