import type { SearchTerm } from '@contract/entities/report'
import { pageOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { EmptyState } from '../../../kit/empty-state'
import { Chips } from '../../../kit/lists/chips'
import { List } from '../../../kit/lists/list'
import { SaveTable } from '../../../kit/lists/save-table'
import type { Column } from '../../../kit/lists/table'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'

function useColumns(): readonly Column<SearchTerm>[] {
  const t = useT()
  const { count } = useFormats()
  return [
    { id: 'term', head: t('reports.term'), isName: true, cell: ({ term }) => term },
    { id: 'searches', head: t('reports.searches'), align: 'end', cell: ({ searches }) => count(searches) },
    { id: 'empty', head: t('reports.found_nothing'), align: 'end', cell: ({ empty }) => count(empty) },
  ]
}

/** What visitors search for; the days are those of UTC. */
export function SearchesList({ from, until }: { readonly from: string; readonly until: string }) {
  const t = useT()
  const [params, change] = useParamsOfList()
  const isEmpty = params.found === '0'
  const fields = { from, until, found: isEmpty ? false : undefined, p: pageOf(params) }
  const query = useCall('opsReportSearches', fields, { keep: true })
  const columns = useColumns()
  return (
    <List
      {...{ query, columns }}
      label={t('reports.view_searches')}
      keyOf={({ term }) => term}
      tools={
        <>
          <Chips
            label={t('common.filter')}
            value={isEmpty ? 'empty' : 'all'}
            onChange={(next) => change({ found: next === 'empty' ? '0' : undefined })}
            chips={[
              { value: 'all', label: t('common.all') },
              { value: 'empty', label: t('reports.found_nothing') },
            ]}
          />
          <SaveTable list="opsReportSearches" fields={fields} of={query.data} small />
        </>
      }
      empty={<EmptyState icon="search" title={t('reports.searches_none')} text={t('reports.searches_text')} />}
    />
  )
}
