/** English, and with it the type of every language. */
import { checkout } from './en/checkout'
import { dictionary as first } from './first/en'

export const dictionary = { ...first, checkout }
