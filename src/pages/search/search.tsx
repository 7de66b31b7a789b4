import { screen } from '@/components/screen/screen'
import { useParams } from '@/platform/params'
import { Found } from './parts/found'
import { Start } from './parts/start'

/** Looks for products; the term is the address's `q`, so that a result can be linked to (gaps §3). */
export default screen(function SearchPage() {
  const { q = '' } = useParams('search')
  const term = q.trim()
  return term === '' ? <Start /> : <Found term={term} />
})
