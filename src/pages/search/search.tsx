import { observer } from 'mobx-react-lite'
import { useParams } from '@/platform/params'
import { Found } from './parts/found'
import { Start } from './parts/start'

/** Looks for products; the term is the address's `q`, so that a result can be linked to (gaps §3). */
export default observer(function SearchPage() {
  const { q = '' } = useParams('search')
  const term = q.trim()
  return term === '' ? <Start /> : <Found term={term} />
})
