import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Data } from '@contract/all-calls'
import type { OrderDetail, OrderMessage } from '@contract/entities/order'
import { usePaged } from '@/hooks/use-paged'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { Sheet } from '@/kit/sheet/sheet'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { messageCall } from '@/services/messages'
import { ordersIds } from '../ids'
import { OrdersSkeleton } from '../orders-skeleton'
import { MessageForm } from './message-form'
import { MessageRow } from './message-row'
import './messages-sheet.scss'

type Messages = Data<'orderMessages'>

/** What the buyer sees counts as read: up to this message. A failure leaves it unread, which does no harm. */
function useRead(orderId: string, first: Messages | undefined): void {
  const newest = first !== undefined && first.unread > 0 ? first.list[0]?.message_id : undefined
  useEffect(() => {
    if (newest === undefined) return
    // the next time that the messages are opened marks them again
    messageCall('orderMessagesRead', { order_id: orderId, message_id: newest }, { silent: true }).catch(() => undefined)
  }, [newest, orderId])
}

interface MessagesSheetProps {
  order: Pick<OrderDetail, 'order_id' | 'shop'>
  onClose: () => void
}

/** What the buyer and the shop wrote to each other about an order, the newest first below the field. */
export const MessagesSheet = observer(function MessagesSheet({ order, onClose }: MessagesSheetProps) {
  const { order_id, shop } = order
  const paged = usePaged<OrderMessage, Messages>(
    (place, options) => messageCall('orderMessages', { order_id, ...place }, options),
    ({ message_id }) => message_id,
    [order_id],
  )
  useOnReshow(paged.reload)
  useRead(order_id, paged.first)
  return (
    <Sheet open title={t('orderMessages.title')} onClose={onClose}>
      <LoadStates
        load={{ ...paged, data: paged.first }}
        skeleton={<OrdersSkeleton />}
        failedTitle={t('orderMessages.failed')}
      >
        {({ open, count }) => (
          <View>
            {open ? (
              <MessageForm orderId={order_id} onSent={paged.reload} />
            ) : (
              <Text tone="ink2">{t('orderMessages.closed')}</Text>
            )}
            <Box id={ordersIds.messageList} className="messages-sheet__list">
              {count === 0 && <Text tone="ink2">{t('orderMessages.empty')}</Text>}
              {paged.list.map((message) => (
                <MessageRow key={message.message_id} message={message} shop={shop.name} />
              ))}
            </Box>
            {!paged.end && (
              <Button
                kind="line"
                block
                busy={paged.moreState === 'loading'}
                label={t('orderMessages.earlier')}
                onPress={paged.moreState === 'ready' ? paged.more : paged.retry}
              />
            )}
          </View>
        )}
      </LoadStates>
    </Sheet>
  )
})
