import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { STOCK_REASONS, type StockReason } from '@contract/base/product-constants'
import { countChanges, likelyReason, stockOnes, type StockChanges } from '@/domain/seller/stock-changes'
import { localised } from '@/domain/text/localised'
import { usePrice } from '@/hooks/use-price'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { network } from '@/stores/network'
import { settings } from '@/stores/settings'
import { shopAdminIds } from '../ids'
import { pendingText } from './pending-text'
import type { StockErrors } from './use-saving'
import './review-sheet.scss'

interface ReviewSheetProps {
  changes: StockChanges
  errors: StockErrors
  onSave: (reason: StockReason) => Promise<void>
  onClose: () => void
}

/** Shows all changes before they are saved, and asks for the reason of a change of stock. */
export const ReviewSheet = observer(function ReviewSheet({ changes, errors, onSave, onClose }: ReviewSheetProps) {
  const { amountIn } = usePrice()
  const [reason, setReason] = useState<StockReason>(() => likelyReason(changes))
  const why = t('shopAdmin.reason')
  return (
    <Sheet
      open
      title={t('shopAdmin.review')}
      onClose={onClose}
      bottom={
        <Button
          id={shopAdminIds.save}
          block
          label={t('shopAdmin.save', { count: countChanges(changes) })}
          note={network.online ? undefined : t('shopAdmin.offline')}
          onPress={() => onSave(reason)}
        />
      }
    >
      {Object.values(changes).map((change) => (
        <View key={change.row.sku_id} className="review-sheet__change">
          <Text lines={2}>{localised(change.row, 'name', settings.language)}</Text>
          <Text size={13} tone="ink2">
            {change.row.sku}
          </Text>
          <Text bold figures>
            {pendingText(change, (usd) => amountIn(usd, 'USD'))}
          </Text>
          {errors[change.row.sku_id] && (
            <Text size={13} tone="danger" live="alert">
              {errors[change.row.sku_id]}
            </Text>
          )}
        </View>
      ))}
      {stockOnes(changes).length > 0 && (
        <View className="review-sheet__reasons">
          <Text bold heading={3}>
            {why}
          </Text>
          <Box role="radiogroup" label={why}>
            {STOCK_REASONS.map((each) => (
              <View key={each} className="review-sheet__reason">
                <RadioRow
                  id={shopAdminIds.reason(each)}
                  title={t(`shopAdmin.reason_${each}`)}
                  chosen={each === reason}
                  onPress={() => setReason(each)}
                />
              </View>
            ))}
          </Box>
        </View>
      )}
    </Sheet>
  )
})
