import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import { noticesIds } from '../ids'
import { Scroll } from '@/kit/scroll/scroll'
import { t } from '@/locales/t'
import { session } from '@/stores/session'
import { NOTICE_KINDS } from './notice-kinds'
import './notice-tabs.scss'

/** `all`, `unread`, or the number of a type. */
export type NoticeTab = 'all' | 'unread' | number

interface NoticeTabsProps {
  current: NoticeTab
  /** The number of unread notices in a tab. */
  countOf: (tab: NoticeTab) => number
  onChoose: (tab: NoticeTab) => void
}

/** The kinds of notices. Sellers' kinds are only shown to sellers. */
export const NoticeTabs = observer(function NoticeTabs({ current, countOf, onChoose }: NoticeTabsProps) {
  const sells = Boolean(session.user?.seller)
  const kinds = NOTICE_KINDS.filter(({ sellers, type }) => !sellers || sells || countOf(type) > 0)
  const tabs: readonly { tab: NoticeTab; text: string }[] = [
    { tab: 'all', text: t('notices.all') },
    { tab: 'unread', text: t('notices.unread') },
    ...kinds.map(({ type, name }) => ({ tab: type, text: name() })),
  ]
  return (
    <Scroll sideways className="notice-tabs">
      <Box role="tablist" label={t('notices.kinds')} className="notice-tabs__row">
        {tabs.map(({ tab, text }) => {
          const count = tab === 'unread' ? 0 : countOf(tab)
          return (
            <View key={tab} className="notice-tabs__tab">
              <Chip
                tab
                id={noticesIds.noticeTab(String(tab))}
                text={count > 0 ? `${text} ${count}` : text}
                on={tab === current}
                onPress={() => onChoose(tab)}
              />
            </View>
          )
        })}
      </Box>
    </Scroll>
  )
})
