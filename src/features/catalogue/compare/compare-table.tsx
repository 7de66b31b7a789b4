import { View } from '@tarojs/components'
import { Row } from '@/kit/row/row'
import { Scroll } from '@/kit/scroll/scroll'
import { Text } from '@/kit/text/text'
import type { CompareTableProps } from './compare-table-types'
import './compare-table.scss'

/** The products side by side. Each property is a line above its values, and all of them scroll sideways together. */
export function CompareTable({ label, heads, rows }: CompareTableProps) {
  return (
    <Scroll sideways label={label}>
      <View className="compare-table">
        <View className="compare-table__row">
          {heads.map(({ key, node }) => (
            <View key={key} className="compare-table__cell">
              {node}
            </View>
          ))}
        </View>
        {rows.map(({ key, name, values }) => (
          <Row key={key}>
            <View className="compare-table__property">
              <Text size={13} bold tone="ink2" heading={2}>
                {name}
              </Text>
              <View className="compare-table__row">
                {heads.map((head, index) => (
                  <View key={head.key} className="compare-table__cell">
                    <Text>{values[index]}</Text>
                  </View>
                ))}
              </View>
            </View>
          </Row>
        ))}
      </View>
    </Scroll>
  )
}
