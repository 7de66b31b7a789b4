import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import lens from '@/kit/art/lens.webp'
import { pageIds } from '@/kit/ids'
import { ListingBar } from '@/features/catalogue/listing/listing-bar'
import { ListingResults } from '@/features/catalogue/listing/listing-results'
import { useListing } from '@/features/catalogue/listing/use-listing'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { linkTo } from '@/routes'
import { call } from '@/services/request'
import { emit } from '@/services/events'
import { searches } from '@/stores/searches'
import { Recent } from './recent'
import { SearchBar } from './search-bar'
import { Suggestions } from './suggestions'
import { useWords } from './use-words'

/** The results for a term, or suggestions while the field contains another one. */
export const SearchResults = observer(function SearchResults({ term }: { term: string }) {
  const wide = useWide()
  const { typed, type, words, search } = useWords(term)
  const listing = useListing((fields, options) => call('search', { ...fields, term }, options), term, {
    given: useParams('search'),
    link: (filter) => linkTo('search', { q: term, ...filter }),
  })
  useEffect(() => {
    void searches.add(term)
    emit('track', { name: 'search', term })
  }, [term])

  const shown = words === term
  const bar = (
    <SearchBar
      words={typed}
      onInput={type}
      onSubmit={search}
      open={!shown && words !== ''}
      autofocus={typed === ''}
      wide={wide}
    />
  )
  return (
    <Page
      id={pageIds.search}
      title={shown ? term : t('search.title')}
      share={{ title: term, link: listing.link }}
      term={term}
      bar={bar}
      under={shown && !wide ? <ListingBar listing={listing} /> : undefined}
      pull={shown}
      onEnd={shown ? listing.more : undefined}
    >
      {wide && !shown && bar}
      {shown && (
        <ListingResults
          listing={listing}
          empty={
            <State
              art={lens}
              title={t('search.empty_title', { term })}
              text={t('search.empty_text')}
              action={{ label: t('search.other_words'), onPress: () => type('') }}
            />
          }
        />
      )}
      {!shown && words === '' && <Recent onSearch={search} />}
      {!shown && words !== '' && <Suggestions words={words} onSearch={search} />}
    </Page>
  )
})
