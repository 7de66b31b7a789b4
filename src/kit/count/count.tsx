import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Text } from '@/kit/text/text'
import { countText } from './count-text'
import './count.scss'

interface CountProps {
  count: number
  /** Placed over an icon, with a ring in the bar's colour. */
  over?: boolean
  /** In ink instead of accent, when there is nothing to do. */
  quiet?: boolean
  id?: string
}

/** A count: nothing at zero, "99+" from a hundred on. */
export function Count({ count, over, quiet, id }: CountProps) {
  if (count <= 0) return null
  return (
    <View className={cx('count', over && 'count--over', quiet && 'count--quiet')}>
      <Text id={id} size={11} bold tone={quiet ? 'onInk' : 'onAccent'} figures align="center" lines={1}>
        {countText(count)}
      </Text>
    </View>
  )
}
