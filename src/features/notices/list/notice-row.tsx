import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Notice } from '@contract/entities/notice'
import { noticesIds } from '../ids'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { circleAlert } from '@/kit/icon/glyphs/circle-alert'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { relativeTime } from '@/domain/time/relative-time'
import { nextText } from '@/features/orders/next-text'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import { settings } from '@/stores/settings'
import { kindOf } from './notice-kinds'
import './notice-row.scss'

/** The state of a notice about a decision against the user. */
const FAILED = -1

interface NoticeRowProps {
  notice: Notice
  unread: boolean
  onOpen: (notice: Notice) => Promise<void>
}

function when(iso: string): string {
  const time = relativeTime(iso, now(), settings.language)
  if ('date' in time) return time.date
  return 'count' in time ? t(time.key, { count: time.count }) : t(time.key)
}

/** What was ordered: the first product, and how many others. */
function goodsOf(order: NonNullable<Notice['order']>): string {
  const name = localised(order, 'name', settings.language)
  return order.others > 0 ? `${name} ${t('orders.more', { count: order.others })}` : name
}

/** What is said of a notice: of an order what was ordered and what became of it, of anything else its title and text. */
function linesOf(notice: Notice, unread: boolean): readonly [head: string, ...lines: string[]] {
  const { order, orders } = notice
  const title = localised(notice, 'title', settings.language)
  if (!order || notice.state === FAILED) return [title, localised(notice, 'text', settings.language)]
  // the state is today's: beside old news it would say the same again, and of several orders it is that of one
  return unread && orders === undefined ? [goodsOf(order), title, nextText(order)] : [goodsOf(order), title]
}

/** One notice, with the picture of what was ordered; a tap marks it as read and opens its link. */
export const NoticeRow = observer(function NoticeRow({ notice, unread, onOpen }: NoticeRowProps) {
  const { order } = notice
  const { glyph, ground } = kindOf(notice.type)
  const failed = notice.state === FAILED
  const [head, ...lines] = linesOf(notice, unread)
  const news = unread ? t('notices.unread') : ''
  const time = when(notice.created_at)
  return (
    <Pressable
      id={noticesIds.notice(notice.id)}
      label={[head, news, ...lines, time].filter((part) => part !== '').join(', ')}
      byContent
      onPress={() => onOpen(notice)}
      className="notice-row"
    >
      {order && !failed ? (
        <View className="notice-row__picture">
          <Picture image={order.image} ground={order.ground} alt="" radius="thumb" small />
        </View>
      ) : (
        <View className={cx('notice-row__disc', `notice-row__disc--${failed ? 'rose' : ground}`)}>
          <Icon glyph={failed ? circleAlert : glyph} tone={failed ? 'danger' : 'ink'} />
        </View>
      )}
      <View className="notice-row__words">
        <View className="notice-row__head">
          <View className="notice-row__title">
            <Text bold={unread} lines={2}>
              {head}
            </Text>
          </View>
          {unread && <Box role="img" label={news} className="notice-row__dot" />}
        </View>
        {lines.map((line) => (
          <Text key={line} tone="ink2">
            {line}
          </Text>
        ))}
        <View className="notice-row__time">
          <Text size={13} tone="ink2">
            {time}
          </Text>
        </View>
      </View>
    </Pressable>
  )
})
