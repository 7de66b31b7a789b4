/** Asks a geocoder with Nominatim's API for the place of a postal code. */
import { ADDRESS_MAX } from '@contract/base/text-limits'
import { geocodedAddress } from '@contract/rules/geocoded-address'

/** The buyer waits at the form, and can type the city. */
const PATIENCE_MS = 4_000

/** Its usage policy wants to know who asks. */
const AGENT = 'Souk'

interface Asked {
  /** Without a slash at its end. */
  readonly geocoder: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly zip: string
  /** The language of the names, BCP 47. */
  readonly tag: string
}

/** Both are empty if the geocoder does not know the code; the state where there is none. */
export interface CodePlace {
  readonly city: string
  readonly state: string
}

/** Rejects if the geocoder does not answer in time, or not as a geocoder. */
export async function askGeocoder({ geocoder, country, zip, tag }: Asked): Promise<CodePlace> {
  const query = new URLSearchParams({
    postalcode: zip,
    countrycodes: country.toLowerCase(),
    format: 'jsonv2',
    addressdetails: '1',
    limit: '1',
    'accept-language': tag,
  })
  const response = await fetch(`${geocoder}/search?${query}`, {
    headers: { 'user-agent': AGENT },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`the geocoder answered ${response.status}`)
  const found: unknown = await response.json()
  if (!Array.isArray(found)) throw new Error('the geocoder answered no list')
  const { country: there, city = '', state = '' } = geocodedAddress(found[0])
  // what it guessed elsewhere is worse than nothing
  if (there !== country || city === '' || city.length > ADDRESS_MAX.city) return { city: '', state: '' }
  return { city, state: state.length > ADDRESS_MAX.state ? '' : state }
}
