import { useParams } from 'wouter'
import { pageOf, useParamsOfList } from '../../../address/params'
import { readAgain, useCall } from '../../../api/use-call'
import { EmptyState } from '../../../kit/empty-state'
import { LoadStates } from '../../../kit/load-states'
import { useT } from '../../../text/use-t'
import { ArticleEditor } from './article-editor'

/** The article of the address, on its page of the list: nothing else reads a single one in all languages. */
export default function Article() {
  const t = useT()
  const { article_id: id } = useParams<{ article_id: string }>()
  const [params] = useParamsOfList()
  const query = useCall('opsArticles', { p: pageOf(params), q: params.q || undefined }, { enabled: id !== 'new' })
  const reread = async () => (await readAgain(query))?.list.find((each) => each.article_id === id)
  if (id === 'new') return <ArticleEditor article={null} reread={reread} />
  return (
    <LoadStates query={query}>
      {({ list }) => {
        const article = list.find((each) => each.article_id === id)
        if (!article) return <EmptyState icon="search" title={t('pages.unknown')} />
        return <ArticleEditor key={id} article={article} reread={reread} />
      }}
    </LoadStates>
  )
}
