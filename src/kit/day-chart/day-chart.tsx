import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Text } from '@/kit/text/text'
import { axisTop } from '@/domain/seller/chart-scale'
import './day-chart.scss'

interface DayChartProps {
  /** One value per day; the last one is highlighted. */
  values: readonly number[]
  /** The label of the axis at a value. */
  axis: (value: number) => string
  /** The labels below the first and the last bar. */
  first: string
  last: string
}

/** Bars by day. Screen readers get only the axis, so show the same figures beside the chart in a `DayList`. */
export function DayChart({ values, axis, first, last }: DayChartProps) {
  const top = axisTop(values)
  const marks = top === 0 ? [0] : [top, top / 2, 0]
  return (
    <View className="day-chart">
      <View className="day-chart__plot">
        <View className="day-chart__axis">
          {marks.map((mark) => (
            <Text key={mark} size={11} tone="ink2" figures>
              {axis(mark)}
            </Text>
          ))}
        </View>
        <View className="day-chart__area">
          <View className="day-chart__lines">
            {marks.map((mark) => (
              <View key={mark} className="day-chart__line" />
            ))}
          </View>
          <View className="day-chart__bars">
            {values.map((value, index) => (
              <View key={index} className="day-chart__slot">
                <View
                  className={cx('day-chart__bar', index === values.length - 1 && 'day-chart__bar--last')}
                  style={{ height: `${top === 0 ? 0 : (value / top) * 100}%` }}
                />
              </View>
            ))}
          </View>
        </View>
      </View>
      <View className="day-chart__days">
        <Text size={11} tone="ink2" figures>
          {first}
        </Text>
        <Text size={11} bold figures>
          {last}
        </Text>
      </View>
    </View>
  )
}
