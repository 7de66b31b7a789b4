import { askForPlace } from './requested-place'
import type { PlaceChooser } from './types'

/** The app's own map page, which needs no permission to locate the device [route.choose-location]. */
export const placeChooser: PlaceChooser = { choose: askForPlace }
