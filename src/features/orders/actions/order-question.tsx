import { observer } from 'mobx-react-lite'
import { Confirm } from '@/kit/confirm/confirm'
import { t } from '@/locales/t'
import { CancelQuestion } from './cancel-question'
import type { useOrderActions } from './use-order-actions'

/** Asks for a confirmation before an order is cancelled or its receipt is confirmed. */
export const OrderQuestion = observer(function OrderQuestion({
  actions,
}: {
  actions: ReturnType<typeof useOrderActions>
}) {
  const { asked, confirm, close } = actions
  if (asked?.step === 'cancel') return <CancelQuestion order={asked.order} onConfirm={confirm} onClose={close} />
  return (
    <Confirm
      kind="main"
      open={asked !== null}
      title={t('orders.complete_title')}
      text={t('orders.complete_text')}
      confirm={t('states.action_complete')}
      cancel={t('orders.not_yet')}
      onConfirm={() => confirm('')}
      onClose={close}
    />
  )
})
