import { mapAddress } from './map-address'

const PLACE = { point: { lat: 38.72, lng: -9.13 }, name: 'Rossio (north)', address: '' }
const BARE = { ...PLACE, name: '' }

it.each([
  ['android', PLACE, 'geo:38.72,-9.13?q=38.72,-9.13(Rossio%20(north))'],
  ['android', BARE, 'geo:38.72,-9.13?q=38.72,-9.13'],
  ['apple', PLACE, 'https://maps.apple.com/?ll=38.72,-9.13&q=Rossio%20(north)'],
  ['apple', BARE, 'https://maps.apple.com/?ll=38.72,-9.13&q=38.72,-9.13'],
  ['web', PLACE, 'https://www.openstreetmap.org/?mlat=38.72&mlon=-9.13#map=16/38.72/-9.13'],
] as const)('leads to the map of %s', (app, place, address) => expect(mapAddress(app, place)).toBe(address))
