import type { MailState } from '@contract/base/mails'
import { Badge, type Tone } from '../../../kit/badge'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'

const TONES: Readonly<Record<MailState, Tone>> = { queued: 'wait', sent: 'good', failed: 'bad' }

interface Sent {
  readonly state: MailState
  readonly attempts: number
  readonly next_at: string | null
  readonly sent_at: string | null
}

/** Where a message stands, and what comes next. */
export function Sending({ state, attempts, next_at: nextAt, sent_at: sentAt }: Sent) {
  const t = useT()
  const { moment } = useFormats()
  return (
    <>
      <Badge tone={TONES[state]}>{t(`outbox.state_${state}`)}</Badge>
      <small className="dim">
        {sentAt !== null && moment(sentAt)}
        {nextAt !== null && t('outbox.next_at', { time: moment(nextAt) })}
        {sentAt === null && attempts > 0 && ` · ${t('outbox.attempts', { count: attempts })}`}
      </small>
    </>
  )
}
