import { observer } from 'mobx-react-lite'
import { contentIds } from '@/components/content-ids'
import { bell } from '@/components/icon/glyphs/bell'
import { IconButton } from '@/components/icon-button/icon-button'
import { hrefTo } from '@/components/page/href'
import { noticesBellText } from '@/locales/own/notices-bell'
import { go } from '@/platform/navigation'
import { session } from '@/stores/session'
import { useWhileShown } from '@/stores/use-while-shown'

/** The way to the notices, with how many are unread. */
export const NoticesBell = observer(function NoticesBell() {
  const count = useWhileShown(() => session.user?.notice.count ?? 0)
  return (
    <IconButton
      id={contentIds.noticesOpen}
      glyph={bell}
      label={count > 0 ? noticesBellText('open', { count }) : noticesBellText('title')}
      count={count}
      href={hrefTo('notices')}
      onPress={() => go('notices')}
    />
  )
})
