import { observer } from 'mobx-react-lite'
import { Confirm } from '@/kit/confirm/confirm'
import { recallText } from '../texts/recall'
import { usePrice } from '@/hooks/use-price'
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
      title={recallText('title')}
      text={recallText('text', { amount: amountIn(asked.amount, asked.currency) })}
      confirm={recallText('confirm')}
      cancel={recallText('keep')}
      onConfirm={recall.confirm}
      onClose={recall.close}
    />
  )
})
