import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import { Badge } from '@/kit/badge/badge'
import { messageCircle } from '@/kit/icon/glyphs/message-circle'
import { ListRow } from '@/kit/list-row/list-row'
import { Panel } from '@/kit/panel/panel'
import { t } from '@/locales/t'
import { ordersIds } from '../ids'

interface OrderMessagesProps {
  order: Pick<OrderDetail, 'unread_messages'>
  onOpen: () => void
}

/** What opens the messages to the shop, with the number of new ones. Another back end may send no number. */
export const OrderMessages = observer(function OrderMessages({ order, onOpen }: OrderMessagesProps) {
  const count = order.unread_messages
  const news = count > 0 ? t('orderMessages.new', { count }) : undefined
  return (
    <Panel flush>
      <ListRow
        first
        id={ordersIds.messages}
        icon={messageCircle}
        title={t('orderMessages.title')}
        note={t('orderMessages.row_note')}
        label={[t('orderMessages.title'), news].filter(Boolean).join(', ')}
        end={news && <Badge kind="info" text={news} />}
        onPress={onOpen}
      />
    </Panel>
  )
})
