import type { Dictionary } from './texts'
import { dictionary as first } from './first/zhtw'
import { checkout } from './zhtw/checkout'

export const dictionary: Dictionary = { ...first, checkout }
