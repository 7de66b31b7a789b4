import { screen } from '@/shell/screen/screen'
import { useParams } from '@/platform/navigation/params'
import { SearchResults } from './parts/search-results'
import { Start } from './parts/start'

/** Searches for products. The term is the address's `q`, so that results can be linked to [route.search]. */
export default screen(function SearchPage() {
  const { q = '' } = useParams('search')
  const term = q.trim()
  return term === '' ? <Start /> : <SearchResults term={term} />
})
