import { screen } from '@/shell/screen/screen'
import { readPoint } from '@/domain/place/point'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { mapIds } from './ids'
import { Choosing } from './choose/choosing'
import { PlaceNotFound } from './find/place-not-found'

/**
 * Chooses a place on a map, for an address form. `latitude` and `longitude` set where the map starts
 * [route.choose-location].
 */
export default screen(function ChooseLocationPage() {
  const { latitude, longitude } = useParams('chooseLocation')
  if (latitude === undefined && longitude === undefined) return <Choosing start={null} />
  const start = readPoint(latitude, longitude)
  if (start === null) return <PlaceNotFound id={mapIds.choosePage} title={t('map.choose_title')} />
  return <Choosing start={start} />
})
