import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { WalletRecord } from '@contract/entities/wallet'
import { Button } from '@/kit/button/button'
import { Sheet } from '@/kit/sheet/sheet'
import { Summary } from '@/kit/summary/summary'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { recordFacts } from './record-facts'
import { recordLook } from './record-state'
import { ProofPicture } from './proof-picture'
import './record-sheet.scss'

interface RecordSheetProps {
  record: WalletRecord | null
  onClose: () => void
}

/** The details of a record: amounts, times, remarks, and the proof. */
export const RecordSheet = observer(function RecordSheet({ record, onClose }: RecordSheetProps) {
  if (!record) return null
  const { order_ids: orders = [], order_numbers: numbers = [], proof } = record
  return (
    <Sheet open title={recordLook(record).title} onClose={onClose}>
      <Summary rows={recordFacts(record)} />
      {proof && (
        <View className="record-sheet__proof">
          <Text size={13} bold>
            {t('wallet.proof')}
          </Text>
          <View className="record-sheet__picture">
            <ProofPicture src={proof} />
          </View>
        </View>
      )}
      {orders.map((orderId, place) => (
        <View key={orderId} className="record-sheet__order">
          <Button
            kind="line"
            size="md"
            block
            label={orders.length === 1 ? t('wallet.to_order') : `${t('wallet.to_order')} ${numbers[place]}`}
            onPress={() => {
              onClose()
              return go('order', { order_id: orderId })
            }}
          />
        </View>
      ))}
    </Sheet>
  )
})
