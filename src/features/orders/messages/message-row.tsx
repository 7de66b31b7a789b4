import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderMessage } from '@contract/entities/order'
import { formatDateTime } from '@/domain/time/dates'
import { cx } from '@/kit/cx'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { ordersIds } from '../ids'
import './message-row.scss'

interface MessageRowProps {
  message: OrderMessage
  /** The name of the shop. */
  shop: string
}

/** One message, as plain text: the buyer's at the right, the shop's at the left. */
export const MessageRow = observer(function MessageRow({ message, shop }: MessageRowProps) {
  const { message_id, author, text, created_at, read } = message
  const isOwn = author === 'buyer'
  const about = [
    isOwn ? t('orderMessages.own') : shop,
    formatDateTime(created_at, settings.language),
    ...(isOwn && read ? [t('orderMessages.read')] : []),
  ]
  return (
    <View className={cx('message-row', isOwn && 'message-row--own')}>
      <View className={cx('message-row__box', isOwn && 'message-row__box--own')}>
        <Text size={13} tone="ink2">
          {about.join(' · ')}
        </Text>
        {text === '' ? (
          <Text tone="ink2">{t('orderMessages.removed')}</Text>
        ) : (
          <Text id={ordersIds.message(message_id)}>{text}</Text>
        )}
      </View>
    </View>
  )
})
