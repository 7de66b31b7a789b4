import type { Adjustment } from '@contract/calls/ops/settlement'
import { Button } from '../../../kit/button'
import { Facts } from '../../../kit/facts/facts'
import { confirm } from '../../../kit/over/confirm'
import { useT } from '../../../text/use-t'
import { PaneHead } from './pane-head'
import type { Brief, InList } from './queue-list'
import { useDecide } from './use-decide'

interface Props extends InList {
  readonly adjustment: Adjustment
  readonly brief: Brief
}

/** A correction of a shop's balance that one operator asked for, and another one decides. */
export function AdjustmentPane({ adjustment, brief, ...inList }: Props) {
  const t = useT()
  const { adjustment_id: id, operator_id: operatorId, operator_name: name, created_at: at, remark } = adjustment
  const another = t('settlement.needs_another', { name })
  const mutation = useDecide('opsSettlementAdjustDecide', { ...inList, isSecond: true, another })
  const decide = async (state: 1 | -1) => {
    const asked =
      state === 1
        ? { title: t('queue.approve_title'), yes: t('queue.approve') }
        : { title: t('queue.refuse_title'), yes: t('queue.refuse'), isDanger: true }
    if (await confirm({ ...asked, text: [brief.title, brief.amount].join(' · ') })) mutation.mutate({ id, state })
  }
  return (
    <>
      <PaneHead brief={brief} user={{ user_id: operatorId, name, email: '' }} createdAt={at} />
      <p className="bar">{another}</p>
      <Facts facts={[[t('settlement.why'), remark]]} />
      <div className="queue__decide queue__buttons">
        <Button data-queue-key="r" aria-keyshortcuts="R" disabled={mutation.isPending} onClick={() => void decide(-1)}>
          {t('queue.refuse')}
        </Button>
        <Button
          kind="main"
          data-queue-key="a"
          aria-keyshortcuts="A"
          busy={mutation.isPending}
          onClick={() => void decide(1)}
        >
          {t('queue.approve')}
        </Button>
      </div>
    </>
  )
}
