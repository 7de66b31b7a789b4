import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { mapIds } from '../ids'
import { Page } from '@/shell/page/page'
import { PlaceMap } from '../place-map/place-map'
import { Text } from '@/kit/text/text'
import { pointText } from '@/domain/place/point'
import { t } from '@/locales/t'
import { openPlace } from '@/platform/map/open-place'
import type { PlaceToOpen } from '@/platform/map/types'
import { toast } from '@/stores/toast'
import '../map.scss'

/** Zoom levels: a few streets, and a town. */
const STREETS = 15
const TOWN = 11

interface ShowingProps {
  place: PlaceToOpen
  /** The city whose centre is shown, when the address itself is unknown. */
  near?: string
}

/** A place on the map, its name and address, and a button for the phone's map app. */
export const Showing = observer(function Showing({ place, near }: ShowingProps) {
  const { point, name, address } = place
  const open = () => openPlace(place).catch(() => toast.show(t('map.open_failed'), 'alert'))
  return (
    <Page
      id={mapIds.showPage}
      title={t('map.show_title')}
      slim
      bottom={<Button id={mapIds.open} block icon={mapPin} label={t('map.open')} onPress={open} />}
    >
      <View className="map-page">
        <PlaceMap centre={point} zoom={near === undefined ? STREETS : TOWN} pin={point} tall />
        <View id={mapIds.place} className="map-page__place">
          {name !== '' && (
            <Text size={17} bold heading={2}>
              {name}
            </Text>
          )}
          {address !== '' && <Text>{address}</Text>}
          <Text size={13} tone="ink2" figures>
            {near === undefined ? pointText(point) : t('map.near', { city: near })}
          </Text>
        </View>
      </View>
    </Page>
  )
})
