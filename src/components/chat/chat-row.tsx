import { messageCircle } from '@/components/icon/glyphs/message-circle'
import { ids } from '@/components/ids'
import { ListRow } from '@/components/list-row/list-row'
import { hrefTo } from '@/components/page/href'
import { chatText } from '@/locales/own/chat'
import { go } from '@/platform/navigation'

/** The way to the customer chat, at the head of a panel. Only where a chat is offered. */
export function ChatRow() {
  return (
    <ListRow
      first
      id={ids.chatOpen}
      icon={messageCircle}
      title={chatText('title')}
      href={hrefTo('chat')}
      onPress={() => go('chat')}
    />
  )
}
