import { View } from '@tarojs/components'
import { afterSaleIds } from '../ids'
import { Box } from '@/kit/box/box'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Text } from '@/kit/text/text'
import { refundFormText } from '../texts/refund-form'
import './refund-reasons.scss'

/** The reasons for a refund. The shop reads the sentence in the buyer's language. */
export const REASONS = {
  damaged: () => refundFormText('damaged'),
  wrong: () => refundFormText('wrong'),
  different: () => refundFormText('different'),
  missing: () => refundFormText('missing'),
  late: () => refundFormText('late'),
  unwanted: () => refundFormText('unwanted'),
} as const
export type RefundReason = keyof typeof REASONS

const NAMES = Object.keys(REASONS) as RefundReason[]

interface RefundReasonsProps {
  value: string
  onChoose: (reason: RefundReason) => void
  error?: string
}

/** A choice of one reason. */
export function RefundReasons({ value, onChoose, error }: RefundReasonsProps) {
  return (
    <View className="refund-reasons">
      <Text size={17} bold heading={2}>
        {refundFormText('reason')}
      </Text>
      <Box role="radiogroup" label={refundFormText('reason')} className="refund-reasons__row">
        {NAMES.map((reason) => (
          <RadioRow
            key={reason}
            id={afterSaleIds.reason(reason)}
            title={REASONS[reason]()}
            chosen={value === reason}
            onPress={() => onChoose(reason)}
          />
        ))}
      </Box>
      {error && (
        <Text size={13} tone="danger" live="alert">
          {error}
        </Text>
      )}
    </View>
  )
}
