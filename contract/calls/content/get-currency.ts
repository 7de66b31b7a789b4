import { defineCall } from '../../call'
import { Currencies } from '../../entities/settings'
import { Empty } from '../../fields'

/** Currencies with their rates per 1 USD, the base of all pictures, and the marketplace's name [field.client.currencies]. */
export const getCurrency = defineCall('getCurrency', {
  summary: 'The currencies, the base address of static files, and the marketplace’s name.',
  fields: Empty,
  data: Currencies,
})
