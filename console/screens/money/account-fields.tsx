import type { UserInfo } from '@contract/entities/user'
import { Button } from '../../kit/button'
import { Facts } from '../../kit/facts/facts'
import { TextField } from '../../kit/fields/field'
import type { ErrorAt } from '../../text/failure'
import { useT } from '../../text/use-t'
import { BANK_FIELDS, type AccountDraft, type Target } from './payout-draft'

interface Props {
  readonly to: Exclude<Target, 'wallet'>
  readonly user: UserInfo
  /** Null: the account of the profile is used as it is. */
  readonly draft: AccountDraft | null
  readonly onChange: (changes: Partial<AccountDraft>) => void
  readonly errorAt: ErrorAt
}

/** The most letters of a field of an account. */
const ACCOUNT_MAX = 100

/** Where the money goes: the account of the profile, which is masked, or a new one. */
export function AccountFields({ to, user, draft, onChange, errorAt }: Props) {
  const t = useT()
  const fields = to === 'bank' ? BANK_FIELDS : (['virtual_wallet'] as const)
  if (draft === null) {
    return (
      <div className="payout__account">
        <Facts facts={fields.map((field) => [t(`balance.${field}`), user[field]])} />
        <Button small onClick={() => onChange({})}>
          {t('balance.change_account')}
        </Button>
      </div>
    )
  }
  return (
    <fieldset className="payout__fields">
      <legend className="field__label">{t('balance.new_account')}</legend>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`balance.${field}`)}
          maxLength={ACCOUNT_MAX}
          autoComplete="off"
          value={draft[field]}
          onChange={(text) => onChange({ [field]: text })}
          error={errorAt(field)}
        />
      ))}
      <p className="field__hint">{t('balance.account_hint')}</p>
    </fieldset>
  )
}
