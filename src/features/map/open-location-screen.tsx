import { screen } from '@/shell/screen/screen'
import { readPoint } from '@/domain/place/point'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { mapIds } from './ids'
import { GeocodedPlace } from './find/geocoded-place'
import { PlaceNotFound } from './find/place-not-found'
import { Showing } from './show/showing'

/**
 * Shows the place of a link on a map: `latitude`, `longitude`, and `name` and `address` if known [route.open-location].
 * Without coordinates it looks the place up by `address`, `city` and `country` (ISO 3166-1 alpha-2).
 */
export default screen(function OpenLocationPage() {
  const { latitude, longitude, name = '', address = '', city = '', country = '' } = useParams('openLocation')
  const point = readPoint(latitude, longitude)
  if (point !== null) return <Showing place={{ point, name, address }} />
  // a link with invalid coordinates has no address either
  if (city === '' || latitude !== undefined) return <PlaceNotFound id={mapIds.showPage} title={t('map.show_title')} />
  return <GeocodedPlace name={name} address={address} city={city} country={country} />
})
