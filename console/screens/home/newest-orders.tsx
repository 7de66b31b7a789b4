import { Link } from 'wouter'
import type { SellerOrderRow } from '@contract/entities/seller/order'
import { useCall } from '../../api/use-call'
import { Card } from '../../kit/card'
import { Table, type Column } from '../../kit/lists/table'
import { LoadStates, Skeleton } from '../../kit/load-states'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { GoodsInBrief } from '../orders/goods'
import { OrderState } from '../orders/order-state'

const SHOWN = 5

function useColumns(): readonly Column<SellerOrderRow>[] {
  const t = useT()
  const { money } = useFormats()
  return [
    {
      id: 'order',
      head: t('orders.order'),
      isName: true,
      cell: ({ order_id: id, increment_id: number, buyer }) => (
        <>
          <Link href={`/orders/${id}`}>{number}</Link>
          {buyer !== null && <small className="dim">{buyer}</small>}
        </>
      ),
    },
    { id: 'goods', head: t('orders.goods'), wide: true, cell: ({ products }) => <GoodsInBrief lines={products} /> },
    { id: 'state', head: t('orders.state'), cell: ({ status, late }) => <OrderState state={status} late={late} /> },
    { id: 'total', head: t('orders.total'), align: 'end', cell: ({ grand_total: total }) => money(total) },
  ]
}

export function NewestOrders() {
  const t = useT()
  const query = useCall('sellerOrders', { page_size: SHOWN })
  const columns = useColumns()
  return (
    <Card
      flush
      title={t('home.newest')}
      aside={
        <Link href="/orders" className="link">
          {t('home.all_orders')}
        </Link>
      }
    >
      <LoadStates
        query={query}
        skeleton={<Skeleton lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="card__note dim">{t('orders.none_text')}</p>}
      >
        {({ list }) => (
          <Table label={t('home.newest')} columns={columns} rows={list} keyOf={({ order_id: id }) => id} />
        )}
      </LoadStates>
    </Card>
  )
}
