import { askForPlace } from './asked-place'
import type { PlaceChooser } from './types'

/** Our own map page, which works without leave to know where the device is [route.choose-location]. */
export const placeChooser: PlaceChooser = { choose: askForPlace }
