import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderLine } from '@contract/entities/order'
import { afterSaleIds } from '../ids'
import { Stepper } from '@/kit/stepper/stepper'
import { Text } from '@/kit/text/text'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { localised } from '@/domain/text/localised'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { LineHead } from './line-head'
import './refund-lines.scss'

interface LineProps {
  line: OrderLine
  asked: number
  onChoose: (qty: number) => void
}

const Line = observer(function Line({ line, asked, onChoose }: LineProps) {
  const name = localised(line, 'name', settings.language)
  const { price } = usePrice()
  const { refundable } = line
  return (
    <View className="refund-lines__line">
      <LineHead
        line={line}
        note={price(line.price)}
        start={
          <Checkbox
            id={afterSaleIds.item(line.item_id)}
            label={t('refundForm.choose', { name })}
            on={asked > 0}
            onPress={() => onChoose(asked > 0 ? 0 : refundable)}
          />
        }
      >
        {asked > 0 && refundable > 1 && (
          <View className="refund-lines__pieces">
            <Stepper
              value={asked}
              max={refundable}
              onChange={onChoose}
              words={{
                label: t('refundForm.quantity', { name }),
                less: t('refundForm.less'),
                more: t('refundForm.more'),
              }}
              ids={afterSaleIds.pieces(line.item_id)}
            />
            <View className="refund-lines__of">
              <Text size={13} tone="ink2">
                {t('refundForm.of', { count: refundable })}
              </Text>
            </View>
          </View>
        )}
      </LineHead>
    </View>
  )
})

interface RefundLinesProps {
  lines: readonly OrderLine[]
  pieces: ReadonlyMap<string, number>
  onChoose: (itemId: string, qty: number) => void
  error?: string
}

/** The lines that can be refunded, each with its number of pieces. */
export const RefundLines = observer(function RefundLines({ lines, pieces, onChoose, error }: RefundLinesProps) {
  return (
    <>
      <Text size={17} bold heading={2}>
        {t('refundForm.items')}
      </Text>
      {lines
        .filter(({ refundable }) => refundable > 0)
        .map((line) => (
          <Line
            key={line.item_id}
            line={line}
            asked={pieces.get(line.item_id) ?? 0}
            onChoose={(qty) => onChoose(line.item_id, qty)}
          />
        ))}
      {error && (
        <Text size={13} tone="danger" live="alert">
          {error}
        </Text>
      )}
    </>
  )
})
