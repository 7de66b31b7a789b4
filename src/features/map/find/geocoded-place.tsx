import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { mapIds } from '../ids'
import { Page } from '@/shell/page/page'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { useDelayed } from '@/kit/skeleton/use-delayed'
import { Failed } from '@/kit/state/failed'
import { Offline } from '@/kit/state/offline'
import { t } from '@/locales/t'
import { network } from '@/stores/network'
import { findAddress, type AddressToFind, type FoundAddress } from './find-address'
import { PlaceNotFound } from './place-not-found'
import { Showing } from '../show/showing'

/** About the height of a map, in px. */
const MAP_HEIGHT = 320

/** The place of an address, once it is found. */
export const GeocodedPlace = observer(function GeocodedPlace({
  name,
  address,
  city,
  country,
}: AddressToFind & { name: string }) {
  const [found, setFound] = useState<FoundAddress | null | 'looking' | 'failed'>('looking')
  const [turn, setTurn] = useState(0)
  const slow = useDelayed(found === 'looking')
  useEffect(() => {
    let here = true
    setFound('looking')
    findAddress({ address, city, country }).then(
      (place) => here && setFound(place),
      // the list of cities did not load
      () => here && setFound('failed'),
    )
    return () => {
      here = false
    }
  }, [address, city, country, turn])
  if (found === null)
    return <PlaceNotFound id={mapIds.showPage} title={t('map.show_title')} text={t('map.lost_address')} />
  if (typeof found === 'object') return <Showing place={{ point: found.point, name, address }} near={found.near} />
  const again = () => setTurn(turn + 1)
  return (
    <Page id={mapIds.showPage} title={t('map.show_title')} slim>
      {slow && <SkeletonLine height={MAP_HEIGHT} shape="card" />}
      {found === 'failed' &&
        (network.online ? <Failed title={t('map.failed_title')} onRetry={again} /> : <Offline onRetry={again} />)}
    </Page>
  )
})
