import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Box } from '@/kit/box/box'
import { mapIds } from '../ids'
import { ListRow } from '@/kit/list-row/list-row'
import { SearchField } from '@/kit/search-field/search-field'
import { Bone } from '@/kit/skeleton/bone'
import { Txt } from '@/kit/text/txt'
import type { FoundPlace } from '@/domain/place/found-place'
import { mapText } from '../texts/map'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { usePlaceSearch } from './use-place-search'
import './map.scss'

/** Finds places by name; a tap or Enter chooses one. It also serves users who cannot see the map. */
export const PlaceSearch = observer(function PlaceSearch({ onTake }: { onTake: (place: FoundPlace) => void }) {
  const [words, setWords] = useState('')
  const found = usePlaceSearch(words)
  const label = mapText(settings.config?.geocoder_url ? 'search_any' : 'search')
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
          {found.state === 'loading' && <Bone height={52} shape="card" />}
          {found.state === 'failed' && (
            <Txt tone="danger" live="alert">
              {mapText('search_failed')}
            </Txt>
          )}
          {found.state === 'ready' && found.list.length === 0 && (
            <Txt id={mapIds.none} tone="ink2" live="status">
              {mapText('none')}
            </Txt>
          )}
          {found.list.length > 0 && (
            <Box role="list" label={mapText('found')} className="map-page__found">
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
