import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { t } from '@/locales/t'
import { Popular } from './popular'
import { Recent } from './recent'
import { SearchBar } from '../typing/search-bar'
import { Suggestions } from '../typing/suggestions'
import { TopCategories } from './top-categories'
import { useWords } from '../typing/use-words'

/** The search before there is a term: recent searches, and suggestions while the user types. */
export const Start = observer(function Start() {
  const wide = useWide()
  const { typed, type, words, search } = useWords('')
  const bar = <SearchBar words={typed} onInput={type} onSubmit={search} open={words !== ''} autofocus wide={wide} />
  return (
    <Page id={pageIds.search} title={t('search.title')} bar={bar} slim>
      {wide && bar}
      <View>
        {words === '' ? (
          <>
            <Recent onSearch={search} />
            <Popular onSearch={search} />
            <TopCategories />
          </>
        ) : (
          <Suggestions words={words} onSearch={search} />
        )}
      </View>
    </Page>
  )
})
