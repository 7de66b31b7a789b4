import { observer } from 'mobx-react-lite'
import { Confirm } from '@/kit/confirm/confirm'
import { usePrice } from '@/hooks/use-price'
import { t } from '@/locales/t'
import type { useRecall } from './use-recall'

/** Asks for a confirmation before a withdrawal is recalled. */
export const RecallQuestion = observer(function RecallQuestion({ recall }: { recall: ReturnType<typeof useRecall> }) {
  const { amountIn } = usePrice()
  const { asked } = recall
  if (!asked) return null
  return (
    <Confirm
      kind="main"
      open
      title={t('recall.title')}
      text={t('recall.text', { amount: amountIn(asked.amount, asked.currency) })}
      confirm={t('recall.confirm')}
      cancel={t('recall.keep')}
      onConfirm={recall.confirm}
      onClose={recall.close}
    />
  )
})
