import { observer } from 'mobx-react-lite'
import { search } from '@/kit/icon/glyphs/search'
import { hrefTo } from '@/shell/page/href'
import { call } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import { t } from '@/locales/t'
import { Chips } from './chips'

interface PopularProps {
  onSearch: (term: string) => void | Promise<unknown>
}

/** What was searched for most lately. Nothing until it has loaded, because the rest works without it. */
export const Popular = observer(function Popular({ onSearch }: PopularProps) {
  const { data } = useLoad((options) => call('searchSuggest', {}, options))
  const ways = (data?.terms ?? []).map((term) => ({
    key: term,
    text: term,
    href: hrefTo('search', { q: term }),
    onPress: () => onSearch(term),
  }))
  return <Chips title={t('searching.popular')} icon={search} ways={ways} />
})
