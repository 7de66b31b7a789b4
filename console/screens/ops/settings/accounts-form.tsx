import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { TextField } from '../../../kit/fields/field'
import { useT } from '../../../text/use-t'
import { NEW_ACCOUNT, type Account } from './drafts'
import { Locked } from './locked'
import type { SettingForm } from './use-setting'

/** The fields of an account, with their most characters. */
const MOST = { currency: 3, bank_name: 100, account_name: 100, account_number: 60, routing_number: 60 } as const
const FIELDS = ['currency', 'bank_name', 'account_name', 'account_number', 'routing_number'] as const
/** As many as the setting takes. */
const ACCOUNTS_MAX = 20

/** The bank accounts to which buyers pay when they recharge their wallets. */
export function AccountsForm({ draft: { accounts }, change, errorAt, isLocked }: SettingForm<'recharge_accounts'>) {
  const t = useT()
  const locked = isLocked('accounts')
  const set = (place: number, some: Partial<Account>) =>
    change({ accounts: accounts.map((account, at) => (at === place ? { ...account, ...some } : account)) })
  return (
    <>
      <p className="panes__text">{locked ? <Locked /> : t('settings.accounts_text')}</p>
      {accounts.map((account, place) => (
        <Card
          // an account has no id: its place is all that names it while it is typed
          key={place}
          title={t('settings.account', { place: place + 1 })}
          aside={
            !locked && (
              <Button
                small
                icon="trash"
                label={t('settings.account_remove', { place: place + 1 })}
                onClick={() => change({ accounts: accounts.filter((_, at) => at !== place) })}
              />
            )
          }
        >
          <div className="pair">
            {FIELDS.map((field) => (
              <TextField
                key={field}
                label={t(`settings.${field}`)}
                value={account[field]}
                onChange={(value) => set(place, { [field]: value })}
                maxLength={MOST[field]}
                autoComplete="off"
                readOnly={locked}
                error={errorAt(`accounts.${place}.${field}`)}
              />
            ))}
          </div>
        </Card>
      ))}
      {errorAt('accounts') !== undefined && <p className="field__error">{errorAt('accounts')}</p>}
      {!locked && accounts.length < ACCOUNTS_MAX && (
        <Button icon="plus" onClick={() => change({ accounts: [...accounts, NEW_ACCOUNT] })}>
          {t('settings.account_add')}
        </Button>
      )}
    </>
  )
}
