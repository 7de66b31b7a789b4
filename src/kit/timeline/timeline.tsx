import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { Text } from '@/kit/text/text'
import './timeline.scss'

interface TimelineEvent {
  key: string
  title: string
  note?: string
  /** `over`: the last one, which ended it without success. */
  state: 'done' | 'now' | 'over'
  /** The icon of the current entry. */
  glyph?: string
}

/** A timeline of events, newest first. */
export function Timeline({ events, label }: { events: readonly TimelineEvent[]; label?: string }) {
  return (
    <Box role="list" label={label} className="timeline">
      {events.map(({ key, title, note, state, glyph }, index) => {
        const last = index === events.length - 1
        const big = state === 'now' || state === 'over'
        return (
          <Box key={key} role="listitem" className="timeline__event">
            <View className="timeline__track">
              <View
                className={cx(
                  'timeline__dot',
                  `timeline__dot--${big ? 'now' : state}`,
                  state === 'over' && 'timeline__dot--over',
                )}
              >
                {big && glyph && <Icon glyph={glyph} size={14} tone="onAccent" />}
              </View>
              {!last && <View className="timeline__rail" />}
            </View>
            <View className={cx('timeline__words', last && 'timeline__words--last')}>
              <Text bold={big}>{title}</Text>
              {note && (
                <Text size={13} tone="ink2">
                  {note}
                </Text>
              )}
            </View>
          </Box>
        )
      })}
    </Box>
  )
}
