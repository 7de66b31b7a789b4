import { observer } from 'mobx-react-lite'
import { readPoint } from '@/domain/point'
import { useParams } from '@/platform/params'
import { mapIds } from '@/components/map-ids'
import { mapText } from '@/locales/own/map'
import { LostPlace } from './parts/lost-place'
import { Showing } from './parts/showing'

/** A place of a link on a map: `latitude`, `longitude`, and `name` and `address` where they are known (gaps §8). */
export default observer(function OpenLocationPage() {
  const { latitude, longitude, name = '', address = '' } = useParams('openLocation')
  const point = readPoint(latitude, longitude)
  if (point === null) return <LostPlace id={mapIds.showPage} title={mapText('show_title')} />
  return <Showing place={{ point, name, address }} />
})
