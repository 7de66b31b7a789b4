import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { afterSaleIds } from '../ids'
import { Box } from '@/kit/box/box'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './refund-reasons.scss'

/** The reasons for a refund. The shop reads the sentence in the buyer's language. */
export const REASONS = {
  damaged: () => t('refundForm.damaged'),
  wrong: () => t('refundForm.wrong'),
  different: () => t('refundForm.different'),
  missing: () => t('refundForm.missing'),
  late: () => t('refundForm.late'),
  unwanted: () => t('refundForm.unwanted'),
} as const
export type RefundReason = keyof typeof REASONS

const NAMES = Object.keys(REASONS) as RefundReason[]

interface RefundReasonsProps {
  value: string
  onChoose: (reason: RefundReason) => void
  error?: string
}

/** A choice of one reason. */
export const RefundReasons = observer(function RefundReasons({ value, onChoose, error }: RefundReasonsProps) {
  return (
    <View className="refund-reasons">
      <Text size={17} bold heading={2}>
        {t('refundForm.reason')}
      </Text>
      <Box role="radiogroup" label={t('refundForm.reason')} className="refund-reasons__row">
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
})
