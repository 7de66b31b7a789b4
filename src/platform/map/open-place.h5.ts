import { mapAddress, type MapApp } from './map-address'
import type { PlaceToOpen } from './types'

function appHere(agent: string): MapApp {
  if (/iPhone|iPad|iPod/.test(agent)) return 'apple'
  return /Android/.test(agent) ? 'android' : 'web'
}

/** Opens the place in the phone's map app, or in a new page on the web elsewhere. */
export async function openPlace(place: PlaceToOpen): Promise<void> {
  const app = appHere(navigator.userAgent)
  const address = mapAddress(app, place)
  if (app === 'web') window.open(address, '_blank', 'noopener')
  else window.location.href = address
}
