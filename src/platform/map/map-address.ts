import type { PlaceToOpen } from './types'

/** Which map opens the place: an app behind the phone's own scheme, or a website. */
export type MapApp = 'apple' | 'android' | 'web'

const nameOf = ({ name, address }: PlaceToOpen): string => encodeURIComponent(name || address)

/** The address that opens a place in a map. */
export function mapAddress(app: MapApp, place: PlaceToOpen): string {
  const { lat, lng } = place.point
  const at = `${lat},${lng}`
  const name = nameOf(place)
  if (app === 'android') return `geo:${at}?q=${at}${name && `(${name})`}`
  if (app === 'apple') return `https://maps.apple.com/?ll=${at}&q=${name || at}`
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
}
