import { observer } from 'mobx-react-lite'
import type { UserInfo } from '@contract/entities/user'
import { checkLine, required } from '@/domain/text/field-message'
import { call } from '@/services/request'
import { useForm } from '@/hooks/use-form'
import { t } from '@/locales/t'
import { replacedAccount } from './replaced-account'
import { ReauthForm } from './reauth-form'

interface WalletFormProps {
  /** The current address, masked; empty when there is none. */
  present: string
  onSaved: (user: UserInfo) => void
}

/** The virtual-currency wallet for withdrawals. */
export const WalletForm = observer(function WalletForm({ present, onSaved }: WalletFormProps) {
  const form = useForm({
    keep: 'profile.wallet',
    values: { virtual_wallet: '', password: '' },
    rules: { virtual_wallet: checkLine(100), password: required },
    submit: async (values) => onSaved(await call('updateUser', values)),
  })
  return (
    <ReauthForm
      form={form}
      hint={replacedAccount(present)}
      fields={[{ name: 'virtual_wallet', label: t('profile.wallet_address'), autocomplete: 'off' }]}
    />
  )
})
