import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Notice } from '@contract/entities/notice'
import mailbox from '@/kit/art/mailbox.webp'
import { Button } from '@/kit/button/button'
import { noticesIds } from './ids'
import { More } from '@/kit/loading/more'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import { go } from '@/platform/navigation/navigation'
import { session } from '@/stores/session'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { Announcements } from './list/announcements'
import { OFFER } from './list/notice-kinds'
import { NoticeList } from './list/notice-list'
import { NoticeTabs, type NoticeTab } from './list/notice-tabs'
import { NoticesSkeleton } from './list/notices-skeleton'
import { useNotices } from './list/use-notices'
import './notices-screen.scss'

const isToday = ({ created_at: at }: Notice) => new Date(at).toDateString() === new Date(now()).toDateString()

/** The notices of the account by kind, with the unread ones marked, and the announcements [route.notices]. */
const Notices = observer(function Notices() {
  const [tab, setTab] = useState<NoticeTab>('all')
  const { paged, isUnread, countOf, open, readAll } = useNotices(tab)
  // the screen behind a notice may have caused another notice
  useOnReshow(paged.reload)
  const today = paged.list.filter(isToday)
  const earlier = paged.list.filter((notice) => !isToday(notice))
  const told = (tab === 'all' && paged.end) || tab === OFFER
  return (
    <AccountPage
      route="notices"
      room="text"
      id={noticesIds.notices}
      title={t('noticesBell.title')}
      actions={
        countOf('all') > 0 && (
          <Button
            id={noticesIds.noticesReadAll}
            kind="line"
            size="sm"
            label={t('notices.read_all')}
            onPress={readAll}
          />
        )
      }
      under={<NoticeTabs current={tab} countOf={countOf} onChoose={setTab} />}
      pull
      onEnd={paged.more}
      slim
    >
      <View className="notices">
        <LoadStates
          load={{ ...paged, data: paged.first }}
          skeleton={<NoticesSkeleton />}
          failedTitle={t('notices.failed')}
        >
          {() => (
            <>
              {paged.list.length === 0 && (
                <State
                  art={mailbox}
                  ground="sage"
                  title={t('notices.empty_title')}
                  text={tab === 'all' ? t('notices.empty_text') : t('notices.empty_kind')}
                />
              )}
              <NoticeList title={t('notices.today')} notices={today} isUnread={isUnread} onOpen={open} />
              <NoticeList title={t('notices.earlier')} notices={earlier} isUnread={isUnread} onOpen={open} />
              <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              {told && <Announcements />}
            </>
          )}
        </LoadStates>
      </View>
    </AccountPage>
  )
})

/** Visitors have no notices of their own, only announcements. */
const VisitorsNotices = observer(function VisitorsNotices() {
  return (
    <AccountPage route="notices" room="text" id={noticesIds.notices} title={t('noticesBell.title')} pull slim>
      <View className="notices">
        <State
          art={mailbox}
          ground="sage"
          title={t('notices.visitor_title')}
          text={t('notices.empty_text')}
          action={{ label: t('auth.login'), onPress: () => go('login', { next: '/pages/mine/notices' }) }}
        />
        <Announcements />
      </View>
    </AccountPage>
  )
})

export default screen(function NoticesPage() {
  return session.loggedIn ? <Notices /> : <VisitorsNotices />
})
