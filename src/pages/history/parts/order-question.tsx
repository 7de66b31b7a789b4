import { Confirm } from '@/components/confirm/confirm'
import { useT } from '@/locales/use-t'
import type { useOrderActions } from './use-order-actions'

/** Asks before an order is cancelled or confirmed. */
export function OrderQuestion({ actions }: { actions: ReturnType<typeof useOrderActions> }) {
  const t = useT()
  const cancelling = actions.asked?.action !== 'complete'
  return (
    <Confirm
      open={actions.asked !== null}
      title={t(cancelling ? 'orders.cancel_title' : 'orders.complete_title')}
      text={t(cancelling ? 'orders.cancel_text' : 'orders.complete_text')}
      confirm={t(cancelling ? 'states.action_cancel' : 'states.action_complete')}
      cancel={t(cancelling ? 'orders.keep' : 'orders.not_yet')}
      onConfirm={actions.confirm}
      onClose={actions.close}
    />
  )
}
