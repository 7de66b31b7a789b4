import type { OpsAccount } from '@contract/entities/ops'
import { Badge } from '../../../kit/badge'
import { useT } from '../../../text/use-t'
import { roleText } from './role-text'

/** What an account may do, and whether it is disabled. */
export function AccountState({ account: { role, guest, disabled_at: disabledAt } }: { readonly account: OpsAccount }) {
  const t = useT()
  return (
    <span className="badges">
      <Badge tone={role === 'buyer' ? 'calm' : 'news'}>{guest ? t('accounts.role_guest') : roleText(t, role)}</Badge>
      {disabledAt !== null && <Badge tone="bad">{t('accounts.disabled')}</Badge>}
    </span>
  )
}
