import { ScrollView } from '@tarojs/components'
import { cx } from '@/kit/cx'
import type { ScrollProps } from './types'
import { usePull } from './use-pull'
import './scroll.scss'

/** A box that scrolls. */
export function Scroll({ children, sideways, onEnd, onScroll, pull, inView, id, className, style }: ScrollProps) {
  const { refreshing, onRefresh } = usePull(pull)
  return (
    <ScrollView
      id={id}
      className={cx('scroll', sideways && 'scroll--sideways', className)}
      style={style}
      scrollX={Boolean(sideways)}
      scrollY={!sideways}
      scrollIntoView={inView}
      enhanced
      showScrollbar={false}
      lowerThreshold={600}
      onScrollToLower={onEnd}
      onScroll={onScroll && ((event) => onScroll(event.detail.scrollTop))}
      refresherEnabled={Boolean(pull)}
      refresherTriggered={Boolean(pull) && refreshing}
      onRefresherRefresh={pull ? onRefresh : undefined}
    >
      {children}
    </ScrollView>
  )
}
