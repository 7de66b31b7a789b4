import type { PlaceChooser } from './types'

/** The map to choose a place on; null where there is none (gaps §8). */
export const placeChooser: PlaceChooser | null = null
