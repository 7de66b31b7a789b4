import { View } from '@tarojs/components'
import { Text } from '@/kit/text/text'
import { NOT_MEASURED, type SizeTableProps } from './types'
import './size-table.scss'

/** The sizes as rows and the measures as columns of equal width. */
export function SizeTable({ heads, rows }: SizeTableProps) {
  return (
    <View className="size-table">
      <View className="size-table__row">
        {heads.map((head) => (
          <View key={head} className="size-table__cell">
            <Text size={13} bold tone="ink2">
              {head}
            </Text>
          </View>
        ))}
      </View>
      {rows.map(({ size, values }) => (
        <View key={size} className="size-table__row size-table__row--next">
          <View className="size-table__cell">
            <Text bold>{size}</Text>
          </View>
          {values.map((value, place) => (
            <View key={heads[place + 1]} className="size-table__cell">
              <Text figures>{value || NOT_MEASURED}</Text>
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
