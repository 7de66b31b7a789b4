import { observer } from 'mobx-react-lite'
import type { DeskAction } from '@contract/desk/order-words'
import { Button } from '@/kit/button/button'
import { deskIds } from '../ids'
import { deskText } from '../texts/shop-desk'

interface OrderActionsProps {
  actions: readonly DeskAction[]
  onAccept: () => Promise<void>
  onAsk: (asked: 'ship' | 'deliver') => void
}

/** The steps that the server allows now, in the sticky bar. */
export const OrderActions = observer(function OrderActions({ actions, onAccept, onAsk }: OrderActionsProps) {
  return (
    <>
      {actions.includes('accept') && (
        <Button id={deskIds.acceptThis} kind="line" pair label={deskText('accept')} onPress={onAccept} />
      )}
      {actions.includes('ship') && (
        <Button id={deskIds.shipThis} pair label={deskText('ship')} opens="dialog" onPress={() => onAsk('ship')} />
      )}
      {actions.includes('deliver') && (
        <Button id={deskIds.deliver} pair label={deskText('deliver')} opens="dialog" onPress={() => onAsk('deliver')} />
      )}
    </>
  )
})
