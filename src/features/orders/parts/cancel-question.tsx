import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { CANCEL_REMARK_MAX } from '@contract/after-sale'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { ids } from '@/kit/ids'
import { orderFactsIds } from '../ids'

import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { orderFactsText } from '../texts/order-facts'
import '@/locales/late/orders'
import '@/locales/late/states'
import { t } from '@/locales/t'
import './cancel-question.scss'

interface CancelQuestionProps {
  /** Called with the remark, which may be empty. */
  onConfirm: (remark: string) => Promise<void>
  onClose: () => void
}

/** Asks for a confirmation before an order is cancelled, with an optional reason [screen.cancel-remark]. */
export const CancelQuestion = observer(function CancelQuestion({ onConfirm, onClose }: CancelQuestionProps) {
  const [remark, setRemark] = useState('')
  return (
    <Sheet
      open
      title={t('orders.cancel_title')}
      onClose={onClose}
      bottom={
        <>
          <Button id={ids.dialogCancel} kind="line" pair label={t('orders.keep')} onPress={onClose} />
          <Button
            id={ids.dialogConfirm}
            pair
            label={t('states.action_cancel')}
            onPress={() => onConfirm(remark.trim())}
          />
        </>
      }
    >
      <Text tone="ink2">{t('orders.cancel_text')}</Text>
      <View className="cancel-question__why">
        <Field
          id={orderFactsIds.cancelRemark}
          label={orderFactsText('why')}
          value={remark}
          onInput={setRemark}
          maxLength={CANCEL_REMARK_MAX}
        />
      </View>
    </Sheet>
  )
})
