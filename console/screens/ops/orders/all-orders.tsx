import { Link } from 'wouter'
import type { OpsOrder } from '@contract/entities/ops-order'
import { ORDER_STATES } from '@contract/base/order-states'
import { oneOf, pageOf, useParamsOfList } from '../../../address/params'
import { useCall } from '../../../api/use-call'
import { EmptyState } from '../../../kit/empty-state'
import { List } from '../../../kit/lists/list'
import { NothingMatches } from '../../../kit/lists/nothing-matches'
import { Page } from '../../../kit/page'
import { SearchField } from '../../../kit/lists/search-field'
import { Select } from '../../../kit/fields/select'
import type { Column } from '../../../kit/lists/table'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { OrderState } from '../../orders/order-state'
import { SaveTable } from '../../../kit/lists/save-table'

const ALL = 'all'
const SHOWN = [ALL, ...ORDER_STATES] as const

function useColumns(): readonly Column<OpsOrder>[] {
  const t = useT()
  const { money, moment } = useFormats()
  return [
    {
      id: 'order',
      head: t('orders.order'),
      isName: true,
      cell: (row) => (
        <>
          <Link href={`/all-orders/${row.shop.shop_id}/${row.order_id}`}>{row.increment_id}</Link>
          <small className="dim">{moment(row.created_at)}</small>
        </>
      ),
    },
    { id: 'shop', head: t('shops.name'), cell: ({ shop }) => shop.name },
    {
      id: 'buyer',
      head: t('orders.buyer'),
      wide: true,
      cell: ({ customer, user_id: id }) => (
        <>
          <Link href={`/accounts/${id}`}>{customer?.name || customer?.email || id}</Link>
          <small className="dim">{customer?.email}</small>
        </>
      ),
    },
    { id: 'state', head: t('orders.state'), cell: ({ status }) => <OrderState state={status} /> },
    { id: 'total', head: t('orders.total'), align: 'end', cell: ({ grand_total: total }) => money(total) },
  ]
}

/** The orders of all shops, the newest first. */
export default function AllOrders() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const state = oneOf(SHOWN, params.status) ?? ALL
  const q = params.q || undefined
  const status = state === ALL ? undefined : state
  const fields = { p: pageOf(params), q, status, sort: 'newest' as const }
  const query = useCall('opsOrders', fields, { keep: true })
  const columns = useColumns()
  return (
    <Page title={t('market.title')} actions={<SaveTable list="opsOrders" fields={fields} of={query.data} />}>
      <List
        {...{ query, columns }}
        label={t('market.title')}
        keyOf={(order) => order.order_id}
        tools={
          <>
            <SearchField label={t('market.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
            <Select
              bare
              pill
              label={t('orders.state')}
              value={state}
              onChange={(next) => change({ status: next === ALL ? undefined : next })}
              choices={SHOWN.map((each) => ({
                value: each,
                label: each === ALL ? t('market.any_state') : t(`states.${each}`),
              }))}
            />
          </>
        }
        empty={
          q !== undefined || status !== undefined ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="parcel" title={t('orders.none')} text={t('market.none_text')} />
          )
        }
      />
    </Page>
  )
}
