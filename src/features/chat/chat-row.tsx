import { observer } from 'mobx-react-lite'
import { messageCircle } from '@/kit/icon/glyphs/message-circle'
import { ids } from '@/kit/ids'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'

/** The link to the customer chat, at the top of a panel. Use it only where a chat is offered. */
export const ChatRow = observer(function ChatRow() {
  return (
    <ListRow
      first
      id={ids.chatOpen}
      icon={messageCircle}
      title={t('chat.title')}
      href={hrefTo('chat')}
      onPress={() => go('chat')}
    />
  )
})
