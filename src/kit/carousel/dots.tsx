import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import './dots.scss'

/** Shows which slide is in view. */
export function Dots({ count, current, over }: { count: number; current: number; over?: boolean }) {
  if (count < 2) return null
  return (
    <View className={cx('dots', over && 'dots--over')}>
      {Array.from({ length: count }, (_, index) => (
        <View key={index} className={cx('dots__dot', index === current && 'dots__dot--on')} />
      ))}
    </View>
  )
}
