import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import lens from '@/kit/art/lens.webp'
import { IconButton } from '@/kit/icon-button/icon-button'
import { clock } from '@/kit/icon/glyphs/clock'
import { cross } from '@/kit/icon/glyphs/cross'
import { trash } from '@/kit/icon/glyphs/trash'
import { ListRow } from '@/kit/list-row/list-row'
import { searchIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { searches } from '@/stores/searches'
import './recent.scss'

/** Recent searches of this device, shown before anything is typed. */
export const Recent = observer(function Recent({ onSearch }: { onSearch: (term: string) => void | Promise<unknown> }) {
  const { terms } = searches
  if (terms.length === 0) {
    return (
      <State
        art={lens}
        title={t('search.start_title')}
        text={t('search.start_text')}
        action={{ label: t('search.to_categories'), onPress: () => go('category') }}
      />
    )
  }
  return (
    <View className="recent">
      <View className="recent__head">
        <View className="recent__title">
          <Text size={17} bold heading={2}>
            {t('search.recent')}
          </Text>
        </View>
        <IconButton glyph={trash} tone="ink2" label={t('search.recent_clear')} onPress={searches.clear} />
      </View>
      {terms.map((term, index) => (
        <View key={term} className="recent__term">
          <View className="recent__row">
            <ListRow
              first={index === 0}
              plain
              icon={clock}
              title={term}
              href={hrefTo('search', { q: term })}
              onPress={() => onSearch(term)}
            />
          </View>
          <IconButton
            id={searchIds.termRemove(index)}
            glyph={cross}
            tone="ink2"
            label={`${t('common.remove')}: ${term}`}
            onPress={() => searches.remove(term)}
          />
        </View>
      ))}
    </View>
  )
})
