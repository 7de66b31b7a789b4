import { screen } from '@/shell/screen/screen'
import { useParams } from '@/platform/navigation/params'
import { SearchResults } from './results/search-results'
import { Start } from './start/start'

/** Searches for products. The term is the address's `q`, so that results can be linked to [route.search]. */
export default screen(function SearchPage() {
  const { q = '' } = useParams('search')
  const term = q.trim()
  return term === '' ? <Start /> : <SearchResults term={term} />
})
