import type { Dictionary } from './texts'
import { dictionary as first } from './first/th'
import { checkout } from './th/checkout'

export const dictionary: Dictionary = { ...first, checkout }
