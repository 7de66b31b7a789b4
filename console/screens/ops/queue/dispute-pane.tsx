import type { OpsDispute } from '@contract/entities/ops-dispute'
import { Facts } from '../../../kit/facts/facts'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { PaneHead } from './pane-head'
import type { Brief } from './queue-list'

/** A charge that its payer disputes: the banks decide, and the evidence is sent at the gateway. */
export function DisputePane({ dispute, brief }: { readonly dispute: OpsDispute; readonly brief: Brief }) {
  const t = useT()
  const { money } = useFormats()
  const sum = (amount: string) => (Number(amount) === 0 ? null : money(amount, dispute.currency))
  return (
    <>
      <PaneHead brief={brief} user={dispute.user} createdAt={dispute.created_at} />
      <p className="bar">{t('queue.dispute_text')}</p>
      <Facts
        facts={[
          [t('queue.why'), dispute.reason],
          [t('queue.taken'), sum(dispute.taken)],
          [t('queue.held'), sum(dispute.held)],
          [t('queue.lost'), sum(dispute.lost)],
          [t('queue.gateway'), dispute.gateway],
          [t('queue.dispute'), dispute.dispute],
          [t('queue.charge'), dispute.charge],
        ]}
      />
    </>
  )
}
