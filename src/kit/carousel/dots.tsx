import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import './dots.scss'

/** Shows which slide is in view; over a picture the dots are dark in every theme, as the picture is light. */
export function Dots({ count, current, over }: { count: number; current: number; over?: boolean }) {
  if (count < 2) return null
  return (
    <View className={cx('dots', over && 'dots--over')}>
      {Array.from({ length: count }, (_, index) => (
        <View
          key={index}
          className={cx(
            'dots__dot',
            over && 'dots__dot--over',
            index === current && (over ? 'dots__dot--on-over' : 'dots__dot--on'),
          )}
        />
      ))}
    </View>
  )
}
