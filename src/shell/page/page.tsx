import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { NavBar } from '@/kit/nav-bar/nav-bar'
import { SafeArea } from '@/kit/safe-area/safe-area'
import { Scroll } from '@/kit/scroll/scroll'
import { Slot } from '@/kit/slot/slot'
import { StickyBar } from '@/kit/sticky-bar/sticky-bar'
import { LazyFooter } from '@/shell/footer/lazy-footer'
import { TopNav } from '@/shell/top-nav/top-nav'
import { t } from '@/locales/t'
import { back } from '@/platform/navigation/navigation'
import type { ShareCard } from '@/platform/share/types'
import { useHardwareBack } from '@/platform/host/use-hardware-back'
import { useHostPage } from '@/platform/host/use-host-page'
import type { TabName } from '@/routes'
import { emit } from '@/services/events'
import { PageDisplay } from './page-display'
import { PageHeading } from './page-heading'
import { PageOffline } from './page-offline'
import { PageOver } from './page-over'
import { PageTabs } from './page-tabs'
import { PageToast } from './page-toast'
import { SkipLink } from './skip-link'
import { useDocument } from './use-document'
import { useThemeClass } from './use-theme-class'
import { useWide } from './use-wide'
import { onPull } from './on-pull'
import { settings } from '@/stores/settings'
import './page.scss'

export interface PageProps {
  /** One of `pageIds`. */
  id: string
  /** The main heading, and the document's title on H5. */
  title: string
  children: ReactNode
  /** paper for browsing, ground for forms. */
  surface?: 'paper' | 'ground'
  /** Makes this the root of a tab: a tab bar below, a large title. */
  tab?: TabName
  /** Replaces the title bar on narrow screens. */
  bar?: ReactNode
  /** At the right of the bar: at most two buttons of 44 px. */
  actions?: ReactNode
  /** Between the bar and the scrolling content: step bar, tabs. */
  under?: ReactNode
  /** The content of the sticky bar. */
  bottom?: ReactNode
  /** On tablets and turned phones the sticky bar's content is in the right half, below what it belongs to. */
  bottomHalf?: boolean
  /** The visible part of a page with several. Another part begins at its top and takes the focus. */
  part?: string
  /** The search term, shown in the search field of wide screens. */
  term?: string
  /** No title above the content on wide screens: the page has its own. */
  bare?: boolean
  /** One column of at most 560 px, for forms and texts. */
  slim?: boolean
  /** The page itself does not scroll; its parts do. */
  still?: boolean
  /** Can be pulled down to reload its content (src/platform/refresh). */
  pull?: boolean
  /** Called near the end of the scroll, to load more. */
  onEnd?: () => void
  /** Covers the whole page, such as a view that blocks it for a while. */
  over?: ReactNode
  /** What the mini-program's menu shares of the page; home by default. */
  share?: ShareCard
  /** Replaces going back, also for the phone's back button. */
  onBack?: () => void
  /** Puts the heading and the content into a frame, such as one with a menu. */
  frame?: (content: ReactNode) => ReactNode
}

/** The frame of every page: bars, scroll, toast, offline banner, tab bar; on wide screens the top navigation. */
export const Page = observer(function Page(props: PageProps) {
  const {
    id,
    title,
    children,
    surface = 'paper',
    tab,
    bar,
    actions,
    under,
    bottom,
    bare,
    slim,
    still,
    onEnd,
    frame,
  } = props
  const wide = useWide()
  const theme = useThemeClass()
  const [held, hold] = useState(false)
  // the footer is below the first screen
  const [isScrolled, setScrolled] = useState(false)
  const mainId = `${id}-main`
  const barWithin = props.bottomHalf ? 'half' : 'page'
  useDocument(title, mainId, props.part)
  useHostPage(props.share, settings.name)
  useHardwareBack(props.onBack)
  useDidShow(() => emit('track', { name: 'page_view' }))
  const goBack = tab ? undefined : { label: t('common.back'), onPress: props.onBack ?? (() => void back()) }

  const parts = (
    <>
      <PageHeading
        title={title}
        shown={wide}
        hidden={wide ? bare : bar !== undefined}
        actions={actions}
        back={goBack}
      />
      {wide && under}
      {children}
    </>
  )
  const content = (
    <View className={cx('page__content', slim && 'page__content--slim', still && 'page__content--still')}>
      {frame ? frame(parts) : parts}
    </View>
  )
  return (
    <PageDisplay>
      <PageOver>
        <View id={id} className={cx('page', `page--${surface}`, tab && !wide && 'page--tabbed', theme)}>
          <SkipLink to={mainId} label={t('common.skip')} />
          <SafeArea edge="top" />
          <Slot>
            <PageOffline tab={tab !== undefined} />
          </Slot>
          {wide && <TopNav current={tab} term={props.term} />}
          {!wide && (bar ?? <NavBar title={title} root={tab !== undefined} actions={actions} back={goBack} />)}
          <Box role="main" className="page__body">
            {!wide && under}
            <View className="page__part">
              {still ? (
                content
              ) : (
                <Scroll
                  id={mainId}
                  main
                  className="page__scroll"
                  onEnd={held ? undefined : onEnd}
                  onScroll={wide ? () => setScrolled(true) : undefined}
                  pull={props.pull ? onPull : undefined}
                >
                  {content}
                  {wide && (
                    <View className="page__foot">
                      {isScrolled && <LazyFooter page={id} onEnd={onEnd} onHold={hold} />}
                    </View>
                  )}
                </Scroll>
              )}
              <Slot>
                <PageToast />
              </Slot>
            </View>
            {bottom && (
              <StickyBar above={tab !== undefined && !wide} within={slim ? 'slim' : barWithin}>
                {bottom}
              </StickyBar>
            )}
          </Box>
          {tab && !wide && <PageTabs current={tab} />}
          {props.over}
        </View>
      </PageOver>
    </PageDisplay>
  )
})
