import { useRef, useState, type ReactNode } from 'react'
import { REMARK_MAX } from '@contract/base/text-limits'
import type { ApiError } from '../../../api/api-error'
import { Button } from '../../../kit/button'
import { confirm } from '../../../kit/over/confirm'
import { TextField } from '../../../kit/fields/field'
import { errorsAt } from '../../../text/failure'
import { useT } from '../../../text/use-t'

interface Props {
  readonly name: string
  readonly amount?: string
  /** Who reads the remark. */
  readonly toWhom: string
  readonly busy: boolean
  readonly error: ApiError | null
  readonly onDecide: (state: 1 | -1, remark: string) => void
  /** Between the remark and the buttons. */
  readonly children?: ReactNode
}

/** Approve or refuse, after a question; a refusal needs its reason. */
export function DecideForm({ name, amount, toWhom, busy, error, onDecide, children }: Props) {
  const t = useT()
  const [remark, setRemark] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const said = remark.trim()
  const about = [name, amount].filter(Boolean).join(' · ')
  const decide = async (state: 1 | -1) => {
    if (state === -1 && said === '') {
      setReasonMissing(true)
      form.current?.querySelector('textarea')?.focus()
      return
    }
    const asked =
      state === 1
        ? { title: t('queue.approve_title'), text: about, yes: t('queue.approve') }
        : { title: t('queue.refuse_title'), text: about, yes: t('queue.refuse'), isDanger: true }
    if (await confirm(asked)) onDecide(state, said)
  }
  return (
    <div className="queue__decide" ref={form}>
      <TextField
        label={t('queue.remark', { name: toWhom })}
        hint={t('queue.remark_hint')}
        rows={3}
        maxLength={REMARK_MAX}
        value={remark}
        onChange={(text) => {
          setRemark(text)
          setReasonMissing(false)
        }}
        error={isReasonMissing ? t('rules.required') : errorsAt(t, error?.errors ?? [])('remark')}
      />
      {children}
      <div className="queue__buttons">
        <Button data-queue-key="r" aria-keyshortcuts="R" disabled={busy} onClick={() => void decide(-1)}>
          {t('queue.refuse')}
        </Button>
        <Button kind="main" data-queue-key="a" aria-keyshortcuts="A" busy={busy} onClick={() => void decide(1)}>
          {t('queue.approve')}
        </Button>
      </div>
    </div>
  )
}
