import { observer } from 'mobx-react-lite'
import lens from '@/kit/art/lens.webp'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { Popular } from '../start/popular'
import { TopCategories } from '../start/top-categories'
import { ViewedLately } from '../start/viewed-lately'

interface NothingProps {
  term: string
  onSearch: (term: string) => void | Promise<unknown>
  /** Empties the field. */
  onClear: () => void
}

/** Says that nothing matches, with ways out: other words, popular searches, categories and viewed products. */
export const Nothing = observer(function Nothing({ term, onSearch, onClear }: NothingProps) {
  return (
    <>
      <State
        art={lens}
        title={t('search.empty_title', { term })}
        text={t('search.empty_text')}
        action={{ label: t('search.other_words'), onPress: onClear }}
      />
      <Popular onSearch={onSearch} />
      <TopCategories />
      <ViewedLately />
    </>
  )
})
