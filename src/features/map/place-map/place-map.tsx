import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/kit/button/button'
import { mapIds } from '../ids'
import { ids } from '@/kit/ids'
import { Text } from '@/kit/text/text'
import type { Point } from '@/domain/place/point'
import { t } from '@/locales/t'
import { MapView } from '@/platform/map/map-view'
import { settings } from '@/stores/settings'
import './place-map.scss'

interface PlaceMapProps {
  centre: Point
  zoom: number
  pin: Point | null
  onPick?: (point: Point) => void
  /** The map is the only content of the page. */
  tall?: boolean
}

/** The map in its frame. When it cannot load, a message with a retry replaces it. */
export const PlaceMap = observer(function PlaceMap({ tall, ...shown }: PlaceMapProps) {
  const [failed, setFailed] = useState(false)
  const words = {
    label: t(shown.onPick ? 'map.label_choose' : 'map.label_show'),
    zoomIn: t('map.zoom_in'),
    zoomOut: t('map.zoom_out'),
  }
  return (
    <View className={tall ? 'place-map place-map--tall' : 'place-map'}>
      {failed ? (
        <View id={mapIds.failed} className="place-map__failed">
          <Text bold align="center" live="alert">
            {t('map.failed_title')}
          </Text>
          <Text tone="ink2" align="center">
            {t('map.failed_text')}
          </Text>
          <View className="place-map__retry">
            <Button kind="line" size="md" id={ids.retry} label={t('common.retry')} onPress={() => setFailed(false)} />
          </View>
        </View>
      ) : (
        <MapView {...shown} words={words} tiles={settings.config?.tile_url ?? ''} onFail={() => setFailed(true)} />
      )}
    </View>
  )
})
