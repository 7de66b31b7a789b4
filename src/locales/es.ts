import type { Dictionary } from './texts'
import { dictionary as first } from './first/es'
import { checkout } from './es/checkout'

export const dictionary: Dictionary = { ...first, checkout }
