import type { IdleProduct } from '@contract/entities/report'
import { oneOf, pageOf, useParamsOfList } from '../../address/params'
import { useCall } from '../../api/use-call'
import { EmptyState } from '../../kit/empty-state'
import { Picture } from '../../kit/fields/picture'
import { Chips } from '../../kit/lists/chips'
import { List } from '../../kit/lists/list'
import { SaveTable } from '../../kit/lists/save-table'
import type { Column } from '../../kit/lists/table'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'

/** Days without a sale. */
const IDLE = ['30', '60', '90', '180'] as const

function useColumns(forShop: boolean): readonly Column<IdleProduct>[] {
  const t = useT()
  const language = useLanguage()
  const { count, day, money } = useFormats()
  return [
    {
      id: 'name',
      head: t('reports.name'),
      isName: true,
      cell: (row) => (
        <span className="table__name">
          <Picture path={row.image} ground={row.ground} />
          <span>
            {localised(row, 'name', language)}
            {!forShop && <small className="dim">{row.shop.name}</small>}
          </span>
        </span>
      ),
    },
    { id: 'stock', head: t('reports.stock'), align: 'end', cell: ({ stock }) => count(stock) },
    { id: 'value', head: t('reports.value'), align: 'end', cell: ({ value }) => money(value) },
    {
      id: 'sold',
      head: t('reports.last_sold'),
      align: 'end',
      cell: ({ last_sold_at: at }) => (at === null ? t('reports.never') : day(at)),
    },
  ]
}

/** Products with stock that nobody has bought for some days. */
export function IdleList({ forShop }: { readonly forShop: boolean }) {
  const t = useT()
  const [params, change] = useParamsOfList()
  const idle = oneOf(IDLE, params.idle) ?? '30'
  const fields = { days: Number(idle), p: pageOf(params) }
  const call = (forShop ? 'sellerReportIdle' : 'opsReportIdle') as 'opsReportIdle'
  const query = useCall(call, fields, { keep: true })
  const columns = useColumns(forShop)
  return (
    <List
      {...{ query, columns }}
      label={t('reports.view_idle')}
      keyOf={(row) => row.product_id}
      tools={
        <>
          <Chips
            label={t('reports.idle_for')}
            value={idle}
            onChange={(next) => change({ idle: next })}
            chips={IDLE.map((days) => ({ value: days, label: t('reports.idle_days', { count: Number(days) }) }))}
          />
          <SaveTable list={call} fields={fields} of={query.data} small />
        </>
      }
      empty={<EmptyState icon="check" title={t('reports.idle_none')} text={t('reports.idle_none_text')} />}
    />
  )
}
