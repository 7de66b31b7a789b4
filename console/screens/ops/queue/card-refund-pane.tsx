import { useState } from 'react'
import type { OpsCardRefund } from '@contract/entities/ops-card-refund'
import { REMARK_MAX } from '@contract/base/text-limits'
import { Button } from '../../../kit/button'
import { confirm } from '../../../kit/over/confirm'
import { Facts } from '../../../kit/facts/facts'
import { TextField } from '../../../kit/fields/field'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { PaneHead } from './pane-head'
import type { Brief, InList } from './queue-list'
import { useDecide } from './use-decide'

interface Props extends InList {
  readonly refund: OpsCardRefund
  readonly brief: Brief
}

/** Money that a gateway would not give back: it is tried again, or paid to the wallet. */
export function CardRefundPane({ refund, brief, ...inList }: Props) {
  const t = useT()
  const { count } = useFormats()
  const [remark, setRemark] = useState('')
  const retry = useDecide('opsCardRefundRetry', inList)
  const toWallet = useDecide('opsCardRefundToWallet', inList)
  const fields = { id: refund.id, remark: remark.trim() || undefined }
  const askRetry = async () => {
    if (await confirm({ title: t('queue.retry_title'), text: brief.amount, yes: t('queue.retry') }))
      retry.mutate(fields)
  }
  const askToWallet = async () => {
    const question = { title: t('queue.to_wallet_title'), text: t('queue.to_wallet_text'), yes: t('queue.to_wallet') }
    if (await confirm({ ...question, isDanger: true })) toWallet.mutate(fields)
  }
  const busy = retry.isPending || toWallet.isPending
  return (
    <>
      <PaneHead brief={brief} user={refund.user} createdAt={refund.created_at} />
      <Facts
        facts={[
          [t('queue.why'), t(`queue.card_${refund.reason}`)],
          [t('queue.failure'), refund.failure],
          [t('queue.attempts'), count(refund.attempts)],
          [t('queue.gateway'), refund.gateway],
          [t('queue.charge'), refund.charge],
        ]}
      />
      <div className="queue__decide">
        <TextField
          label={t('queue.own_remark')}
          hint={t('queue.own_remark_hint')}
          rows={3}
          maxLength={REMARK_MAX}
          value={remark}
          onChange={setRemark}
        />
        <div className="queue__buttons">
          <Button
            data-queue-key="r"
            aria-keyshortcuts="R"
            busy={toWallet.isPending}
            disabled={busy}
            onClick={() => void askToWallet()}
          >
            {t('queue.to_wallet')}
          </Button>
          <Button kind="main" data-queue-key="a" aria-keyshortcuts="A" busy={busy} onClick={() => void askRetry()}>
            {t('queue.retry')}
          </Button>
        </div>
      </div>
    </>
  )
}
