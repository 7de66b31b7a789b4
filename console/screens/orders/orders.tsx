import { Link } from 'wouter'
import type { SellerOrderRow } from '@contract/entities/seller/order'
import { SELLER_TAB_NAMES, ORDERS_AT_ONCE, type SellerTab } from '@contract/base/order-constants'
import { oneOf, pageOf, useParamsOfList } from '../../address/params'
import { useCall } from '../../api/use-call'
import { Button } from '../../kit/button'
import { Chips } from '../../kit/lists/chips'
import { EmptyState } from '../../kit/empty-state'
import { List } from '../../kit/lists/list'
import { NothingMatches } from '../../kit/lists/nothing-matches'
import { Page } from '../../kit/page'
import { SearchField } from '../../kit/lists/search-field'
import { useSelection } from '../../kit/lists/selection'
import type { Column } from '../../kit/lists/table'
import { Tick } from '../../kit/fields/tick'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { useAcceptOrders } from './accept-orders'
import { MessagesBadge } from '../messages/messages-badge'
import { GoodsInBrief } from './goods'
import { OrderActions } from './order-actions'
import { OrderState } from './order-state'
import { SlipsButton } from './slips-button'
import { SaveTable } from '../../kit/lists/save-table'

function useColumns(): readonly Column<SellerOrderRow>[] {
  const t = useT()
  const { money, moment, day } = useFormats()
  return [
    {
      id: 'order',
      head: t('orders.order'),
      isName: true,
      cell: (row) => (
        <>
          <Link href={`/orders/${row.order_id}`}>{row.increment_id}</Link>
          <small className="dim">{moment(row.created_at)}</small>
          <MessagesBadge order={row} />
        </>
      ),
    },
    { id: 'buyer', head: t('orders.buyer'), cell: ({ buyer }) => buyer ?? <span className="dim">–</span> },
    { id: 'goods', head: t('orders.goods'), wide: true, cell: ({ products }) => <GoodsInBrief lines={products} /> },
    {
      id: 'state',
      head: t('orders.state'),
      cell: ({ status, late, ship_by, partly_sent: partly }) => (
        <>
          <OrderState state={status} late={late} partly={partly} />
          {ship_by !== null && <small className="dim">{t('orders.ship_by', { day: day(ship_by) })}</small>}
        </>
      ),
    },
    { id: 'total', head: t('orders.total'), align: 'end', cell: ({ grand_total }) => money(grand_total) },
    {
      id: 'actions',
      head: t('orders.next_step'),
      bare: true,
      align: 'end',
      cell: (order) => <OrderActions order={order} small />,
    },
  ]
}

/** Where several orders are packed at once: each of these has an address. */
const TO_PACK: readonly SellerTab[] = ['to_accept', 'to_ship', 'on_the_way']

/** The orders of a shop, tab by tab. */
export default function Orders() {
  const t = useT()
  const formats = useFormats()
  const [params, change] = useParamsOfList()
  const tab = oneOf(SELLER_TAB_NAMES, params.tab) ?? 'all'
  const late = params.late === '1' || undefined
  const unanswered = params.unanswered === '1' || undefined
  const partly = params.partly === '1' || undefined
  const q = params.q || undefined
  const fields = { p: pageOf(params), tab, q, late, unanswered, partly_sent: partly }
  const query = useCall('sellerOrders', fields, { keep: true, every: 60_000 })
  const selection = useSelection(JSON.stringify([tab, q, late, unanswered, partly]))
  const { accept, isAccepting } = useAcceptOrders(selection.clear)
  const columns = useColumns()
  const { counts } = query.data ?? {}
  const isTooMany = selection.keys.length > ORDERS_AT_ONCE
  return (
    <Page title={t('orders.title')} actions={<SaveTable list="sellerOrders" fields={fields} of={query.data} />}>
      <List
        {...{ query, columns }}
        label={t('orders.title')}
        keyOf={(row) => row.order_id}
        nameOf={(row) => row.increment_id}
        selection={TO_PACK.includes(tab) ? selection : undefined}
        tools={
          <>
            <Chips
              label={t('common.filter')}
              value={tab}
              onChange={(next) => change({ tab: next === 'all' ? undefined : next })}
              chips={SELLER_TAB_NAMES.map((name) => ({
                value: name,
                label: t(`orders.tab_${name}`),
                ...(counts && name !== 'all' && { count: formats.count(counts[name]) }),
              }))}
            />
            <div className="tools__end">
              {(late || (query.data?.late ?? 0) > 0) && (
                <Tick
                  label={t('orders.late_alone', { count: query.data?.late ?? 0 })}
                  checked={late === true}
                  onChange={(on) => change({ late: on ? '1' : undefined })}
                />
              )}
              {(partly || (query.data?.partly_sent ?? 0) > 0) && (
                <Tick
                  label={t('orders.partly_sent_alone', { count: query.data?.partly_sent ?? 0 })}
                  checked={partly === true}
                  onChange={(on) => change({ partly: on ? '1' : undefined })}
                />
              )}
              {(unanswered || (query.data?.unanswered ?? 0) > 0) && (
                <Tick
                  label={t('orders.unanswered_alone', { count: query.data?.unanswered ?? 0 })}
                  checked={unanswered === true}
                  onChange={(on) => change({ unanswered: on ? '1' : undefined })}
                />
              )}
              <SearchField label={t('orders.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
            </div>
          </>
        }
        actions={
          <>
            <span>{t('orders.selected', { count: selection.keys.length })}</span>
            {tab === 'to_accept' && (
              <Button small busy={isAccepting} disabled={isTooMany} onClick={() => accept(selection.keys)}>
                {t('orders.accept')}
              </Button>
            )}
            <SlipsButton orderIds={selection.keys} small />
          </>
        }
        empty={
          [q, late, unanswered, partly].some((filter) => filter !== undefined) || tab !== 'all' ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="parcel" title={t('orders.none')} text={t('orders.none_text')} />
          )
        }
      />
    </Page>
  )
}
