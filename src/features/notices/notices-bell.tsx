import { observer } from 'mobx-react-lite'
import { noticesIds } from './ids'
import { countText } from '@/kit/count/count-text'
import { bell } from '@/kit/icon/glyphs/bell'
import { IconButton } from '@/kit/icon-button/icon-button'
import { hrefTo } from '@/shell/page/href'
import { go } from '@/platform/navigation/navigation'
import { session } from '@/stores/session'
import { useWhileVisible } from '@/hooks/use-while-visible'
import { t } from '@/locales/t'

/** The link to the notices, with the number of unread ones. */
export const NoticesBell = observer(function NoticesBell() {
  const count = useWhileVisible(() => session.user?.notice.count ?? 0)
  return (
    <IconButton
      id={noticesIds.noticesOpen}
      glyph={bell}
      label={count > 0 ? t('noticesBell.open', { shown: countText(count) }) : t('noticesBell.title')}
      count={count}
      href={hrefTo('notices')}
      onPress={() => go('notices')}
    />
  )
})
