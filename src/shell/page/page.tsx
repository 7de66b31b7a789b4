import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import type { ReactNode } from 'react'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { NavBar } from '@/kit/nav-bar/nav-bar'
import { SafeArea } from '@/kit/safe-area/safe-area'
import { Scroll } from '@/kit/scroll/scroll'
import { Slot } from '@/kit/slot/slot'
import { StickyBar } from '@/kit/sticky-bar/sticky-bar'
import { TopNav } from '@/shell/top-nav/top-nav'
import { useT } from '@/locales/use-t'
import { back } from '@/platform/navigation/navigation'
import type { ShareCard } from '@/platform/share/types'
import { useHardwareBack } from '@/platform/host/use-hardware-back'
import { useHostPage } from '@/platform/host/use-host-page'
import type { TabName } from '@/routes'
import { emit } from '@/services/events'
import { PageDisplay } from './page-display'
import { PageHeading } from './page-heading'
import { PageOffline } from './page-offline'
import { PageTabs } from './page-tabs'
import { PageToast } from './page-toast'
import { SkipLink } from './skip-link'
import { useDocument } from './use-document'
import { useWide } from './use-wide'
import { onPull } from './on-pull'
import './page.scss'

interface PageProps {
  /** One of `pageIds`. */
  id: string
  /** The first heading, and the document's title on H5. */
  title: string
  children: ReactNode
  /** Paper to browse, ground to act. */
  surface?: 'paper' | 'ground'
  /** The root of this tab: the tab bar below, the title large. */
  tab?: TabName
  /** On narrow screens in place of the bar with the title. */
  bar?: ReactNode
  /** At the right of the bar, at most two of 44. */
  actions?: ReactNode
  /** Between the bar and what scrolls: the step bar, tabs. */
  under?: ReactNode
  /** The sticky bar's content. */
  bottom?: ReactNode
  /** Which part of the page is shown, where it has several: another one begins at its top and takes the focus. */
  part?: string
  /** What has been searched for, to stand in the search field of wide screens. */
  term?: string
  /** On wide screens without the title above the content: the page has its own. */
  bare?: boolean
  /** On wide screens one column of 560: forms, texts. */
  slim?: boolean
  /** The page scrolls by itself, in its own parts. */
  still?: boolean
  /** Can be pulled down: what was loaded for it is fetched anew (src/platform/refresh). */
  pull?: boolean
  /** Near the end of the scroll: load more. */
  onEnd?: () => void
  /** Over the whole page, such as what blocks it for a while. */
  over?: ReactNode
  /** What the mini-program's menu sends of the page; home when not said. */
  share?: ShareCard
  /** In place of going back; the hardware's button of a phone does it, too. */
  onBack?: () => void
}

/** The shell of every page: bars, scroll, toast, offline banner, tab bar; on wide screens the top navigation. */
export function Page(props: PageProps) {
  const { id, title, children, surface = 'paper', tab, bar, actions, under, bottom, bare, slim, still, onEnd } = props
  const t = useT()
  const wide = useWide()
  const mainId = `${id}-main`
  useDocument(title, mainId, props.part)
  useHostPage(props.share)
  useHardwareBack(props.onBack)
  useDidShow(() => emit('track', { name: 'page_view' }))
  const goBack = props.onBack ?? (() => void back())

  const content = (
    <View className={cx('page__content', slim && 'page__content--slim', still && 'page__content--still')}>
      <PageHeading
        title={title}
        shown={wide && !bare}
        hidden={wide ? Boolean(bare) : bar !== undefined}
        actions={actions}
        back={tab || !wide ? undefined : { label: t('common.back'), onPress: goBack }}
      />
      {wide && under}
      {children}
    </View>
  )
  return (
    <PageDisplay>
      <View id={id} className={cx('page', `page--${surface}`)}>
        <SkipLink to={mainId} label={t('common.skip')} />
        <SafeArea edge="top" />
        <Slot>
          <PageOffline />
        </Slot>
        {wide && <TopNav current={tab} term={props.term} />}
        {!wide &&
          (bar ?? (
            <NavBar
              title={title}
              root={tab !== undefined}
              actions={actions}
              back={tab ? undefined : { label: t('common.back'), onPress: goBack }}
            />
          ))}
        <Box role="main" className="page__body">
          {!wide && under}
          <View className="page__part">
            {still ? (
              content
            ) : (
              <Scroll id={mainId} main className="page__scroll" onEnd={onEnd} pull={props.pull ? onPull : undefined}>
                {content}
              </Scroll>
            )}
            <Slot>
              <PageToast />
            </Slot>
          </View>
          {bottom && (
            <StickyBar above={tab !== undefined && !wide} within={slim ? 'slim' : 'page'}>
              {bottom}
            </StickyBar>
          )}
        </Box>
        {tab && !wide && <PageTabs current={tab} />}
        {props.over}
      </View>
    </PageDisplay>
  )
}
