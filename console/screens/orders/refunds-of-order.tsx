import type { SellerOrder } from '@contract/entities/seller/order'
import { Badge, type Tone } from '../../kit/badge'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'

type RefundState = SellerOrder['refunds'][number]['state']

const STATES: Readonly<
  Record<`${RefundState}`, { readonly tone: Tone; readonly key: 'failed' | 'review' | 'done' | 'cancelled' }>
> = {
  '-1': { tone: 'bad', key: 'failed' },
  0: { tone: 'wait', key: 'review' },
  1: { tone: 'good', key: 'done' },
  cancelled: { tone: 'calm', key: 'cancelled' },
}

/** The refunds that the buyer asked for. */
export function RefundsOfOrder({ order }: { readonly order: SellerOrder }) {
  const t = useT()
  const language = useLanguage()
  const { money, moment } = useFormats()
  const nameOf = (itemId: string) => {
    const line = order.products.find(({ item_id }) => item_id === itemId)
    return line ? localised(line, 'name', language) : ''
  }
  return (
    <ul className="events">
      {order.refunds.map((refund) => {
        const { tone, key } = STATES[`${refund.state}`]
        return (
          <li key={refund.refund_id} className="events__line">
            <span>
              <b>{money(refund.amount)}</b> <Badge tone={tone}>{t(`orders.refund_${key}`)}</Badge>
              <small className="dim">
                {refund.items.map(({ item_id, qty }) => `${qty} × ${nameOf(item_id)}`).join(', ')}
              </small>
              <small className="dim">{refund.reason}</small>
              {refund.remark !== '' && <small className="dim">{refund.remark}</small>}
            </span>
            <span className="dim">{moment(refund.created_at)}</span>
          </li>
        )
      })}
    </ul>
  )
}
