import type { OpsAccount } from '@contract/entities/ops'
import { REMARK_MAX } from '@contract/base/text-limits'
import { useSheetMutation } from '../../../api/use-sheet-mutation'
import { ReasonSheet } from '../../../kit/over/reason-sheet'
import { useT } from '../../../text/use-t'

interface Props {
  readonly account: OpsAccount
  readonly onClose: () => void
}

/** Disables an account with a reason, or enables it again. */
export function DisableSheet({ account, onClose }: Props) {
  const t = useT()
  const isOn = account.disabled_at === null
  const mutation = useSheetMutation(isOn ? 'opsAccountDisable' : 'opsAccountEnable', {
    renews: ['opsAccounts', 'opsAudits', 'opsSignIns'],
    done: t(isOn ? 'accounts.done_disabled' : 'accounts.done_enabled'),
    meanwhile: t('accounts.meanwhile'),
    onClose,
  })
  return (
    <ReasonSheet
      title={t(isOn ? 'accounts.disable_title' : 'accounts.enable_title', { name: account.name || account.email })}
      subtitle={t(isOn ? 'accounts.disable_text' : 'accounts.enable_text')}
      yes={t(isOn ? 'accounts.disable' : 'accounts.enable')}
      isDanger={isOn}
      label={t(isOn ? 'accounts.reason' : 'accounts.reason_optional')}
      hint={t('accounts.reason_hint')}
      field="remark"
      maxLength={REMARK_MAX}
      isOptional={!isOn}
      mutation={mutation}
      onSubmit={(remark) =>
        mutation.mutate({ user_id: account.user_id, remark: remark || undefined } as {
          user_id: string
          remark: string
        })
      }
      onClose={onClose}
    />
  )
}
