/** The faces of every screen; a new route is missing here until it compiles. */
import type { RouteName } from '@/routes'
import { ACCOUNT } from './account'
import { BUYING } from './buying'
import { CATALOGUE } from './catalogue'
import { READING } from './reading'
import type { ScreenFaces } from './screen-faces'

export const FACES: Readonly<Record<RouteName, ScreenFaces>> = { ...CATALOGUE, ...READING, ...BUYING, ...ACCOUNT }
