import type { Dictionary } from './texts'
import { dictionary as first } from './first/zh'
import { checkout } from './zh/checkout'

export const dictionary: Dictionary = { ...first, checkout }
