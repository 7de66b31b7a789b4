import { View } from '@tarojs/components'
import { Hairline } from '@/kit/panel/hairline'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import type { Tone } from '@/kit/text/types'
import type { MoneyParts } from '@/domain/money/money-format'
import './summary.scss'

export interface SummaryRow {
  key: string
  label: string
  value: string
  /** `success` for discounts and free items. */
  tone?: Tone
  id?: string
}

interface SummaryProps {
  rows: readonly SummaryRow[]
  total?: { label: string; parts: MoneyParts; id?: string }
  /** Said under the total. */
  note?: string
}

/** The sums of a cart or an order, and their total. */
export function Summary({ rows, total, note }: SummaryProps) {
  return (
    <View className="summary">
      {rows.map(({ key, label, value, tone = 'ink', id }) => (
        <View key={key} className="summary__row">
          <View className="summary__label">
            <Text tone="ink2">{label}</Text>
          </View>
          <Text id={id} tone={tone} figures align="right">
            {value}
          </Text>
        </View>
      ))}
      {total && rows.length > 0 && <Hairline />}
      {total && (
        <View className="summary__total">
          <View className="summary__label">
            <Text size={17} bold>
              {total.label}
            </Text>
          </View>
          <Price id={total.id} parts={total.parts} size={20} />
        </View>
      )}
      {note !== undefined && (
        <Text size={13} tone="ink2">
          {note}
        </Text>
      )}
    </View>
  )
}
