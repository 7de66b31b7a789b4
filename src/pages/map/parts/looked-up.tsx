import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { mapIds } from '@/components/map-ids'
import { Page } from '@/components/page/page'
import { mapText } from '@/locales/own/map'
import { findAddress, type AddressToFind, type FoundAddress } from './find-address'
import { LostPlace } from './lost-place'
import { Showing } from './showing'

/** The place of an address, once it is found. */
export const LookedUp = observer(function LookedUp({ name, address, city, country }: AddressToFind & { name: string }) {
  const [found, setFound] = useState<FoundAddress | null>()
  useEffect(() => {
    let here = true
    findAddress({ address, city, country }).then(
      (place) => here && setFound(place),
      // the list of cities did not come: nobody knows where it is
      () => here && setFound(null),
    )
    return () => {
      here = false
    }
  }, [address, city, country])
  const title = mapText('show_title')
  if (found === undefined)
    return (
      <Page id={mapIds.showPage} title={title}>
        {null}
      </Page>
    )
  if (found === null) return <LostPlace id={mapIds.showPage} title={title} text={mapText('lost_address')} />
  return <Showing place={{ point: found.point, name, address }} near={found.near} />
})
