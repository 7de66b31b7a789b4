import { defineCall } from '../../call'
import { Currencies } from '../../entities/settings'
import { Empty } from '../../fields'

/** Currencies with their rates per 1 USD, and the base of all pictures [field.client.currencies]. */
export const getCurrency = defineCall('getCurrency', {
  summary: 'Currencies and the static base.',
  fields: Empty,
  data: Currencies,
})
