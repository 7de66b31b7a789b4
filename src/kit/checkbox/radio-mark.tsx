import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import './radio-mark.scss'

/** The mark of a radio button; the row around it is pressed. */
export function RadioMark({ on }: { on: boolean }) {
  return <View className={cx('radio-mark', on && 'radio-mark--on')} />
}
