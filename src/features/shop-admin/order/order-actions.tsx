import { observer } from 'mobx-react-lite'
import type { SellerAction } from '@contract/base/order-constants'
import { Button } from '@/kit/button/button'
import { t } from '@/locales/t'
import { shopAdminIds } from '../ids'

interface OrderActionsProps {
  actions: readonly SellerAction[]
  onAccept: () => Promise<void>
  onAsk: (asked: 'ship' | 'deliver') => void
}

/** The steps that the server allows now, in the sticky bar. */
export const OrderActions = observer(function OrderActions({ actions, onAccept, onAsk }: OrderActionsProps) {
  return (
    <>
      {actions.includes('accept') && (
        <Button id={shopAdminIds.acceptThis} kind="line" pair label={t('shopAdmin.accept')} onPress={onAccept} />
      )}
      {actions.includes('ship') && (
        <Button
          id={shopAdminIds.shipThis}
          pair
          label={t('shopAdmin.ship')}
          opens="dialog"
          onPress={() => onAsk('ship')}
        />
      )}
      {actions.includes('deliver') && (
        <Button
          id={shopAdminIds.deliver}
          pair
          label={t('shopAdmin.deliver')}
          opens="dialog"
          onPress={() => onAsk('deliver')}
        />
      )}
    </>
  )
})
