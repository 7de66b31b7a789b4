import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { compass } from '@/kit/icon/glyphs/compass'
import { mapIds } from '../ids'
import { Callout } from '@/kit/callout/callout'
import { Page } from '@/shell/page/page'
import { PlaceMap } from '../place-map/place-map'
import type { Point } from '@/domain/place/point'
import { t } from '@/locales/t'
import { Chosen } from './chosen'
import { PlaceSearch } from '../find/place-search'
import { useChoosing } from './use-choosing'
import '../map.scss'

/** Search, map and the chosen place. The place is returned only with the last button. */
export const Choosing = observer(function Choosing({ start }: { start: Point | null }) {
  const choosing = useChoosing(start)
  const { view, chosen, trouble } = choosing
  const use = { id: mapIds.use, block: true }
  return (
    <Page
      id={mapIds.choosePage}
      title={t('map.choose_title')}
      slim
      bottom={
        chosen === null ? (
          <Button {...use} kind="blocked" disabled label={t('map.use_first')} />
        ) : (
          <Button {...use} label={t('map.use')} onPress={choosing.confirm} busy={chosen.state === 'looking'} />
        )
      }
    >
      <View className="map-page">
        <PlaceSearch onTake={choosing.take} />
        <View className="map-page__part">
          <Button
            kind="line"
            size="md"
            block
            id={mapIds.here}
            icon={compass}
            label={t('map.here')}
            onPress={choosing.goHere}
          />
        </View>
        {trouble !== null && (
          <View className="map-page__part">
            <Callout live="alert" id={mapIds.trouble}>
              {trouble === 'refused' ? t('map.here_refused') : t('map.here_failed')}
            </Callout>
          </View>
        )}
        <View className="map-page__part">
          <PlaceMap {...view} pin={chosen?.point ?? null} onPick={(point) => void choosing.mark(point)} />
        </View>
        <Chosen chosen={chosen} />
      </View>
    </Page>
  )
})
