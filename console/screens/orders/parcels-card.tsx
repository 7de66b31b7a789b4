import { useState } from 'react'
import type { SellerOrder } from '@contract/entities/seller/order'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { Goods } from './goods'
import { ParcelSheet } from './parcel-sheet'
import { linesIn, linesLeft } from './parts'

/** The parcels of an order that is sent in several, and what is still to be sent; nothing if it is sent in one. */
export function ParcelsCard({ order }: { readonly order: SellerOrder }) {
  const t = useT()
  const { moment } = useFormats()
  const [corrected, setCorrected] = useState<SellerOrder['parcels'][number] | null>(null)
  if (order.parcels.length === 0) return null
  return (
    <Card title={t('orders.parcels')}>
      {order.parcels.map((parcel) => (
        <section key={parcel.parcel_id} className="order-parcel">
          <div className="order-parcel__head">
            <h3>{`${parcel.carrier} · ${parcel.log_sn}`}</h3>
            <small className="dim">{moment(parcel.time)}</small>
            {order.actions.includes('parcel') && (
              <Button
                small
                label={t('orders.correct_parcel', { number: parcel.log_sn })}
                onClick={() => setCorrected(parcel)}
              >
                {t('orders.correct')}
              </Button>
            )}
          </div>
          <Goods lines={linesIn(order.products, parcel)} />
        </section>
      ))}
      {order.partly_sent && (
        <section className="order-parcel">
          <h3>{t('orders.rest')}</h3>
          <Goods lines={linesLeft(order)} />
        </section>
      )}
      {corrected && <ParcelSheet order={order} kind="parcel" parcel={corrected} onClose={() => setCorrected(null)} />}
    </Card>
  )
}
