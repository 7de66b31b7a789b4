import type { SellerOrderRow } from '@contract/entities/seller/order'
import { Badge } from '../../kit/badge'
import { useT } from '../../text/use-t'

interface Props {
  readonly order: Pick<SellerOrderRow, 'unread_messages' | 'unanswered'>
}

/** That the buyer has written: what is new, or that an answer is still missing. */
export function MessagesBadge({ order }: Props) {
  const t = useT()
  if (order.unread_messages > 0) return <Badge tone="news">{t('messages.new', { count: order.unread_messages })}</Badge>
  return order.unanswered ? <Badge tone="wait">{t('messages.unanswered')}</Badge> : null
}
