import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import type { Places } from '@/kit/range/types'
import { isBetween } from '@/domain/money/price-bars'
import './price-bars.scss'

interface PriceBarsProps {
  counts: readonly number[]
  /** The chosen range, in percent of the line below. */
  chosen: Places
  /** What a screen reader says in place of the bars. */
  label: string
}

/** How many products there are by price, on the line of the slider; those in the chosen range are marked. */
export function PriceBars({ counts, chosen, label }: PriceBarsProps) {
  const most = Math.max(...counts)
  return (
    <Box role="img" label={label} className="price-bars">
      {counts.map((count, bar) => (
        <View
          key={bar}
          className={cx('price-bars__bar', isBetween(bar, counts.length, chosen) && 'price-bars__bar--chosen')}
          style={{ height: `${Math.ceil((count / most) * 100)}%` }}
        />
      ))}
    </Box>
  )
}
