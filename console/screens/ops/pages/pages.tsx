import { Link } from 'wouter'
import type { OpsArticle, OpsPolicy } from '@contract/entities/market/content'
import { addressOf, pageOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { Badge } from '../../../kit/badge'
import { LinkButton } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { EmptyState } from '../../../kit/empty-state'
import { Picture } from '../../../kit/fields/picture'
import { List } from '../../../kit/lists/list'
import { NothingMatches } from '../../../kit/lists/nothing-matches'
import { SearchField } from '../../../kit/lists/search-field'
import { Table, type Column } from '../../../kit/lists/table'
import { LoadStates } from '../../../kit/load-states'
import { Page } from '../../../kit/page'
import { useFormats } from '../../../text/format'
import { localised } from '../../../text/localised'
import { useLanguage, useT } from '../../../text/use-t'
import { Words } from './policy'

function useArticleColumns(): readonly Column<OpsArticle>[] {
  const t = useT()
  const language = useLanguage()
  const { moment } = useFormats()
  const [{ p, q }] = useParamsOfList()
  return [
    {
      id: 'title',
      head: t('pages.field_title'),
      isName: true,
      cell: (article) => (
        <span className="table__name">
          <Picture path={article.image} ground={article.ground} />
          <span>
            <Link href={addressOf(`/pages/articles/${article.article_id}`, { p, q })}>
              {localised(article, 'title', language)}
            </Link>
            <small className="dim">{localised(article, 'summary', language)}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'published',
      head: t('pages.published'),
      cell: ({ published_at: at }) =>
        Date.parse(at) > Date.now() ? <Badge tone="news">{moment(at)}</Badge> : moment(at),
    },
    { id: 'by', head: t('pages.updated_by'), wide: true, cell: ({ updated_by_name: name }) => name || '–' },
  ]
}

function usePolicyColumns(): readonly Column<OpsPolicy>[] {
  const t = useT()
  const language = useLanguage()
  const { moment } = useFormats()
  return [
    {
      id: 'title',
      head: t('pages.field_title'),
      isName: true,
      cell: (policy) => <Link href={`/pages/policies/${policy.policy}`}>{localised(policy, 'title', language)}</Link>,
    },
    { id: 'words', head: t('pages.words'), cell: ({ built_in: isBuiltIn }) => <Words isBuiltIn={isBuiltIn} /> },
    {
      id: 'updated',
      head: t('pages.updated'),
      cell: ({ built_in: isBuiltIn, updated_at: at }) => (isBuiltIn ? '–' : moment(at)),
    },
  ]
}

/** What buyers read: articles, and the policies of the marketplace. */
export default function Pages() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const q = params.q || undefined
  const articles = useCall('opsArticles', { p: pageOf(params), q }, { keep: true })
  const policies = useCall('opsPolicies', {})
  const articleColumns = useArticleColumns()
  const policyColumns = usePolicyColumns()
  return (
    <Page
      title={t('pages.title')}
      actions={
        <LinkButton kind="main" icon="plus" href="/pages/articles/new">
          {t('pages.new')}
        </LinkButton>
      }
    >
      <Card flush title={t('pages.policies')}>
        <LoadStates query={policies}>
          {({ list }) => (
            <Table label={t('pages.policies')} columns={policyColumns} rows={list} keyOf={({ policy }) => policy} />
          )}
        </LoadStates>
      </Card>
      <List
        query={articles}
        columns={articleColumns}
        label={t('pages.articles')}
        keyOf={({ article_id: id }) => id}
        tools={
          <>
            <h2>{t('pages.articles')}</h2>
            <SearchField label={t('pages.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
          </>
        }
        empty={
          q === undefined ? (
            <EmptyState icon="fileText" title={t('pages.none')} text={t('pages.none_text')} />
          ) : (
            <NothingMatches />
          )
        }
      />
    </Page>
  )
}
