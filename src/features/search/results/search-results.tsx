import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { pageIds } from '@/kit/ids'
import { ListingBar } from '@/features/catalogue/listing-bar'
import { ListingResults } from '@/features/catalogue/listing-results'
import { useListing } from '@/features/catalogue/use-listing'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { linkTo } from '@/routes'
import { call } from '@/services/request'
import { emit } from '@/services/events'
import { searches } from '@/stores/searches'
import { Meant } from './meant'
import { Nothing } from './nothing'
import { Recent } from '../start/recent'
import { SearchBar } from '../typing/search-bar'
import { Suggestions } from '../typing/suggestions'
import { useWords } from '../typing/use-words'

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
  const meant = listing.first?.meant
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
          note={meant !== undefined && <Meant term={term} meant={meant} onSearch={search} />}
          empty={<Nothing term={term} onSearch={search} onClear={() => type('')} />}
        />
      )}
      {!shown && words === '' && <Recent onSearch={search} />}
      {!shown && words !== '' && <Suggestions words={words} onSearch={search} />}
    </Page>
  )
})
