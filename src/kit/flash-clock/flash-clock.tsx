import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Text } from '@/kit/text/text'
import { countdown } from '@/domain/time/countdown'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import './flash-clock.scss'

interface FlashClockProps {
  /** ISO 8601. */
  endsAt: string
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  ahead: number
  onOver: () => void
}

/** The time until the first deal ends, by the server's clock: days as words, the rest as a clock. */
export const FlashClock = observer(function FlashClock({ endsAt, ahead, onOver }: FlashClockProps) {
  const [time, setTime] = useState(now)
  const left = countdown(endsAt, time + ahead)
  const [shown, setShown] = useState(true)
  const over = useRef(onOver)
  over.current = onOver

  // the clock stops while the page is covered
  useDidHide(() => setShown(false))
  useDidShow(() => {
    setTime(now())
    setShown(true)
  })

  useEffect(() => {
    if (!shown) return undefined
    if (left.over) {
      over.current()
      return undefined
    }
    const timer = setInterval(() => setTime(now()), 1000)
    return () => clearInterval(timer)
  }, [left.over, shown])

  return (
    <View className="flash-clock">
      <View className="flash-clock__words">
        <Text size={13} tone="ink2" lines={1}>
          {left.days > 0 ? t('home.ends_in_days', { days: left.days }) : t('home.ends_in')}
        </Text>
      </View>
      {[left.hours, left.minutes, left.seconds].map((digits, place) => (
        <Fragment key={place}>
          {place > 0 && (
            <View className="flash-clock__colon">
              <Text size={13}>:</Text>
            </View>
          )}
          <View className="flash-clock__digits">
            <Text size={13} bold tone="onInk" figures align="center">
              {digits}
            </Text>
          </View>
        </Fragment>
      ))}
    </View>
  )
})
