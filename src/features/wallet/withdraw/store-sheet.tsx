import { observer } from 'mobx-react-lite'
import type { WalletBalance } from '@contract/entities/user'
import { Button } from '@/kit/button/button'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { walletIds } from '../ids'
import { FormScope } from '@/platform/host/focus-wrong'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import { OutgoingFields } from './outgoing-fields'
import { useOutgoingForm } from './use-outgoing-form'

interface StoreSheetProps {
  wallet: WalletBalance
  onClose: () => void
  onMoved: () => void
}

/** Moves money from the shown wallet to the user's store. */
export const StoreSheet = observer(function StoreSheet({ wallet, onClose, onMoved }: StoreSheetProps) {
  const { amountIn } = usePrice()
  const outgoing = useOutgoingForm({
    keep: 'to_store',
    wallets: [wallet],
    first: wallet.code,
    to: 'store',
    send: ({ to: _, ...fields }, key) => call('transferBalanceToMerchant', fields, { idempotencyKey: key(fields) }),
    onSent: ({ amount, currency }) => {
      toast.show(t('withdraw.store_sent', { amount: amountIn(amount, currency) }))
      onClose()
      onMoved()
    },
  })
  const { form, sum } = outgoing
  const label =
    sum === null ? t('withdraw.store') : t('withdraw.store_send', { amount: amountIn(sum, wallet.currency) })
  return (
    <FormScope value={form.scope}>
      <Sheet
        open
        title={t('withdraw.store')}
        onClose={onClose}
        bottom={<Button id={walletIds.storeSend} block busy={form.busy} label={label} onPress={form.submit} />}
      >
        <OutgoingFields outgoing={outgoing} wallets={[wallet]} onSubmit={form.submit}>
          <Text size={13} tone="ink2">
            {t('withdraw.store_note')}
          </Text>
        </OutgoingFields>
      </Sheet>
    </FormScope>
  )
})
