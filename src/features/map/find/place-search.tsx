import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Box } from '@/kit/box/box'
import { mapIds } from '../ids'
import { ListRow } from '@/kit/list-row/list-row'
import { SearchField } from '@/kit/search-field/search-field'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { Text } from '@/kit/text/text'
import type { FoundPlace } from '@/domain/place/found-place'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { usePlaceSearch } from './use-place-search'
import '../map.scss'

/** Finds places by name; a tap or Enter chooses one. It also serves users who cannot see the map. */
export const PlaceSearch = observer(function PlaceSearch({ onTake }: { onTake: (place: FoundPlace) => void }) {
  const [words, setWords] = useState('')
  const found = usePlaceSearch(words)
  const label = t(settings.config?.geocoder_url ? 'map.search_any' : 'map.search')
  const [first] = found.list
  const take = (place: FoundPlace) => {
    setWords('')
    onTake(place)
  }
  return (
    <>
      <View className="map-page__search">
        <SearchField
          id={mapIds.search}
          label={label}
          value={words}
          onInput={setWords}
          onSubmit={() => first && take(first)}
          clearLabel={t('common.clear')}
        />
      </View>
      {words.trim() !== '' && (
        <View className="map-page__part">
          {found.state === 'loading' && <SkeletonLine height={52} shape="card" />}
          {found.state === 'failed' && (
            <Text tone="danger" live="alert">
              {t('map.search_failed')}
            </Text>
          )}
          {found.state === 'ready' && found.list.length === 0 && (
            <Text id={mapIds.none} tone="ink2" live="status">
              {t('map.none')}
            </Text>
          )}
          {found.list.length > 0 && (
            <Box role="list" label={t('map.found')} className="map-page__found">
              {found.list.map((place, index) => (
                <Box role="listitem" key={place.id} className="map-page__row">
                  <ListRow
                    id={mapIds.found(index)}
                    title={place.title}
                    note={place.note}
                    first={index === 0}
                    plain
                    onPress={() => take(place)}
                  />
                </Box>
              ))}
            </Box>
          )}
        </View>
      )}
    </>
  )
})
