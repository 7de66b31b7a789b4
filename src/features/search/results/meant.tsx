import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Callout } from '@/kit/callout/callout'
import { Chip } from '@/kit/chip/chip'
import { search } from '@/kit/icon/glyphs/search'
import { hrefTo } from '@/shell/page/href'
import { t } from '@/locales/t'
import { searchIds } from '../ids'
import './meant.scss'

interface MeantProps {
  term: string
  /** The mended words. */
  meant: string
  onSearch: (term: string) => void | Promise<unknown>
}

/** Above results for mended words: which they are, and a link that takes them over. */
export const Meant = observer(function Meant({ term, meant, onSearch }: MeantProps) {
  return (
    <View className="meant">
      <Callout id={searchIds.searchMeant} kind="info" icon={search}>
        {t('searching.meant', { term, meant })}
      </Callout>
      <View className="meant__take">
        <Chip
          id={searchIds.searchTakeMeant}
          text={t('search.search_for', { term: meant })}
          end="leads"
          href={hrefTo('search', { q: meant })}
          onPress={() => onSearch(meant)}
        />
      </View>
    </View>
  )
})
