import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { CANCEL_REMARK_MAX } from '@contract/base/after-sale'
import { checkLine } from '@/domain/text/field-message'
import { useForm } from '@/hooks/use-form'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { ids } from '@/kit/ids'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { isApiError } from '@/services/api-error'
import { sellerCall } from '@/services/seller'
import { newIntent } from '@/services/intent'
import { network } from '@/stores/network'
import { toast } from '@/stores/toast'
import { shopAdminIds } from '../ids'
import './decline-sheet.scss'

interface DeclineSheetProps {
  orderId: string
  onClose: () => void
  /** It was declined, or the order has changed so that it cannot be: the screen has to load it again. */
  onDone: () => void
}

/** Asks why the shop declines an order; the buyer reads the reason [action.decline]. */
export const DeclineSheet = observer(function DeclineSheet({ orderId, onClose, onDone }: DeclineSheetProps) {
  const intent = useRef(newIntent())
  const form = useForm({
    keep: `decline.${orderId}`,
    values: { reason: '' },
    rules: { reason: checkLine(CANCEL_REMARK_MAX) },
    submit: async ({ reason }) => {
      const fields = { order_id: orderId, reason: reason.trim() }
      try {
        await sellerCall('sellerOrderDecline', fields, { idempotencyKey: intent.current.key(fields) })
        intent.current.done()
      } catch (error) {
        // shipped or cancelled elsewhere, as the toast says: there is nothing to correct here
        if (isApiError(error) && error.kind === 'refused' && error.errors.length === 0) onDone()
        throw error
      }
      toast.show(t('shopAdmin.declined'))
      onDone()
    },
  })
  return (
    <FormScope value={form.scope}>
      <Sheet
        open
        title={t('shopAdmin.decline_title')}
        onClose={onClose}
        bottom={
          <>
            <Button id={ids.dialogCancel} kind="line" pair label={t('common.cancel')} onPress={onClose} />
            <Button
              id={ids.dialogConfirm}
              pair
              busy={form.busy}
              label={t('shopAdmin.decline')}
              note={network.online ? undefined : t('shopAdmin.offline')}
              onPress={form.submit}
            />
          </>
        }
      >
        <Text tone="ink2">{t('shopAdmin.decline_text')}</Text>
        <View className="decline-sheet__why">
          <Field
            id={shopAdminIds.declineReason}
            label={t('shopAdmin.decline_why')}
            value={form.values.reason}
            error={form.errors.reason}
            onInput={(value) => form.set('reason', value)}
            onBlur={() => form.blur('reason')}
            maxLength={CANCEL_REMARK_MAX}
            required
          />
        </View>
      </Sheet>
    </FormScope>
  )
})
