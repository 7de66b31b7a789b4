import { observer } from 'mobx-react-lite'
import type { Notice } from '@contract/entities/notice'
import { openLink } from '@/platform/navigation/links'
import { call } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import { t } from '@/locales/t'
import { NoticeList } from './notice-list'

const nothing = () => false
const open = ({ link }: Notice) => openLink(link)

/** Notices to everybody. They never count as unread. */
export const Announcements = observer(function Announcements() {
  const { data } = useLoad((options) => call('systemNotify', {}, options))
  return <NoticeList title={t('notices.everybody')} notices={data?.list ?? []} isUnread={nothing} onOpen={open} />
})
