import type { SalesGroup, SalesRow } from '@contract/entities/report'
import { pageOf, useParamsOfList } from '../../address/params'
import { useCall } from '../../api/use-call'
import { EmptyState } from '../../kit/empty-state'
import { List } from '../../kit/lists/list'
import { SaveTable } from '../../kit/lists/save-table'
import type { Column } from '../../kit/lists/table'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'

function useColumns(): readonly Column<SalesRow>[] {
  const t = useT()
  const language = useLanguage()
  const { count, money } = useFormats()
  return [
    {
      id: 'name',
      head: t('reports.name'),
      isName: true,
      cell: (row) => localised(row, 'name', language) || t('reports.removed', { id: row.id }),
    },
    { id: 'orders', head: t('reports.orders'), align: 'end', wide: true, cell: ({ orders }) => count(orders) },
    { id: 'pieces', head: t('reports.pieces'), align: 'end', cell: ({ pieces }) => count(pieces) },
    { id: 'sales', head: t('reports.sales'), align: 'end', wide: true, cell: ({ sales }) => money(sales) },
    { id: 'refunded', head: t('reports.refunded'), align: 'end', wide: true, cell: ({ refunded }) => money(refunded) },
    { id: 'net', head: t('reports.net'), align: 'end', cell: ({ net }) => <strong>{money(net)}</strong> },
  ]
}

interface Props {
  readonly by: SalesGroup
  readonly forShop: boolean
  readonly period: { readonly from: string; readonly until: string; readonly zone: string }
}

/** The sales of shops, categories or products, the highest first. */
export function SalesList({ by, forShop, period }: Props) {
  const t = useT()
  const [params] = useParamsOfList()
  const fields = { by, ...period, p: pageOf(params) }
  // both calls read and answer the same; a shop names no shops
  const call = (forShop ? 'sellerReportSales' : 'opsReportSales') as 'opsReportSales'
  const query = useCall(call, fields, { keep: true })
  const columns = useColumns()
  const label = t(`reports.view_${by}`)
  return (
    <List
      {...{ query, columns, label }}
      keyOf={({ id }) => id}
      tools={
        <>
          <p className="dim">{t('reports.definition')}</p>
          <SaveTable list={call} fields={fields} of={query.data} small />
        </>
      }
      empty={<EmptyState icon="chart" title={t('reports.none')} text={t('reports.none_text')} />}
    />
  )
}
