import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { star as starGlyph } from '@/kit/icon/glyphs/star'
import { Text } from '@/kit/text/text'
import './histogram.scss'

interface HistogramProps {
  /** Most stars first. */
  rows: readonly { star: number; count: number }[]
  /** Accessible text of a row: "5 stars: 210 reviews". */
  label: (star: number, count: number) => string
}

/** The number of reviews for each number of stars. */
export function Histogram({ rows, label }: HistogramProps) {
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <Box role="list" className="histogram">
      {rows.map(({ star, count }) => (
        <Box key={star} role="listitem" label={label(star, count)} className="histogram__row">
          <View className="histogram__star">
            <Text size={13} tone="ink2" figures>
              {String(star)}
            </Text>
          </View>
          <Icon glyph={starGlyph} size={13} tone="star" filled />
          <View className="histogram__track">
            <View className="histogram__bar" style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }} />
          </View>
          <View className="histogram__count">
            <Text size={13} tone="ink2" figures align="right">
              {String(count)}
            </Text>
          </View>
        </Box>
      ))}
    </Box>
  )
}
