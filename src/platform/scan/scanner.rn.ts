import type { Scanner } from './types'

/** The native apps have no scanner. */
export const findScanner = (): Scanner | null => null
