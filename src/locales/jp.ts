import type { Dictionary } from './texts'
import { dictionary as first } from './first/jp'
import { checkout } from './jp/checkout'

export const dictionary: Dictionary = { ...first, checkout }
