import { observer } from 'mobx-react-lite'
import type { UserInfo } from '@contract/entities/user'
import { checkLine, required } from '@/domain/text/field-message'
import { call } from '@/services/request'
import { useForm } from '@/hooks/use-form'
import { t } from '@/locales/t'
import { replacedAccount } from './replaced-account'
import { ReauthForm } from './reauth-form'

interface BankFormProps {
  /** The current account number, masked; empty when there is none. */
  present: string
  onSaved: (user: UserInfo) => void
}

const line = checkLine(100)

/** The bank account for withdrawals. The user types all fields again: the current ones are never shown or merged. */
export const BankForm = observer(function BankForm({ present, onSaved }: BankFormProps) {
  const form = useForm({
    keep: 'profile.bank',
    values: {
      bank_name: '',
      bank_account_name: '',
      bank_account_number: '',
      bank_routing_number: '',
      password: '',
    },
    rules: {
      bank_name: line,
      bank_account_name: line,
      bank_account_number: line,
      bank_routing_number: line,
      password: required,
    },
    submit: async (values) => onSaved(await call('updateUser', values)),
  })
  return (
    <ReauthForm
      form={form}
      hint={replacedAccount(present)}
      fields={[
        { name: 'bank_name', label: t('profile.bank_name') },
        { name: 'bank_account_name', label: t('profile.bank_account_name'), autocomplete: 'name' },
        { name: 'bank_account_number', label: t('profile.bank_account_number'), autocomplete: 'off' },
        { name: 'bank_routing_number', label: t('profile.bank_routing_number'), autocomplete: 'off' },
      ]}
    />
  )
})
