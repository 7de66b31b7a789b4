import { MAIL_STATES, type MailState } from '@contract/base/mails'
import { Chips } from '../../../kit/lists/chips'
import { useT } from '../../../text/use-t'

interface Props {
  readonly state: MailState | undefined
  readonly onChange: (state: MailState | undefined) => void
}

/** Which messages a list shows: all, or those of a state. */
export function StateChips({ state, onChange }: Props) {
  const t = useT()
  return (
    <Chips
      label={t('outbox.state')}
      value={state ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      chips={[
        { value: 'all', label: t('common.all') },
        ...MAIL_STATES.map((each) => ({ value: each, label: t(`outbox.state_${each}`) })),
      ]}
    />
  )
}
