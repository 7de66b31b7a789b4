import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Notice } from '@contract/entities/notice'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { Row } from '@/kit/row/row'
import { Text } from '@/kit/text/text'
import { NoticeRow } from './notice-row'
import './notice-list.scss'

interface NoticeListProps {
  title: string
  notices: readonly Notice[]
  isUnread: (notice: Notice) => boolean
  onOpen: (notice: Notice) => Promise<void>
}

/** Notices under a heading. Draws nothing when there are none. */
export const NoticeList = observer(function NoticeList({ title, notices, isUnread, onOpen }: NoticeListProps) {
  if (notices.length === 0) return null
  return (
    <View className="notice-list">
      <Text size={13} bold tone="ink2" heading={2}>
        {title}
      </Text>
      <VirtualList
        items={notices}
        keyOf={(notice) => notice.id}
        row={(notice) => (
          <Row>
            <NoticeRow notice={notice} unread={isUnread(notice)} onOpen={onOpen} />
          </Row>
        )}
      />
    </View>
  )
})
