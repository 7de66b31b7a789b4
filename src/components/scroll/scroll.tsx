import { ScrollView } from '@tarojs/components'
import { cx } from '@/components/cx'
import type { ScrollProps } from './types'
import { usePull } from './use-pull'
import './scroll.scss'

/** A box that scrolls. */
export function Scroll({ children, sideways, onEnd, onScroll, pull, id, className, style }: ScrollProps) {
  const { refreshing, onRefresh } = usePull()
  return (
    <ScrollView
      id={id}
      className={cx('scroll', sideways && 'scroll--sideways', className)}
      style={style}
      scrollX={Boolean(sideways)}
      scrollY={!sideways}
      enhanced
      showScrollbar={false}
      lowerThreshold={600}
      onScrollToLower={onEnd}
      onScroll={onScroll && ((event) => onScroll(event.detail.scrollTop))}
      refresherEnabled={pull}
      refresherTriggered={pull && refreshing}
      onRefresherRefresh={pull ? onRefresh : undefined}
    >
      {children}
    </ScrollView>
  )
}
