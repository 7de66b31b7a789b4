import { observer } from 'mobx-react-lite'
import type { UserInfo } from '@contract/entities/user'
import { PASSWORD_MIN } from '@contract/rules/password'
import { checkConfirmation, checkPassword, required } from '@/domain/text/field-message'
import { t } from '@/locales/t'
import { call } from '@/services/request'
import { useForm } from '@/hooks/use-form'
import { ReauthForm } from './reauth-form'

/** Changes the password [session.new-password]. This ends all other sessions. */
export const PasswordForm = observer(function PasswordForm({ onSaved }: { onSaved: (user: UserInfo) => void }) {
  const form = useForm({
    values: { new_password: '', password_confirm: '', password: '' },
    rules: {
      new_password: checkPassword,
      password_confirm: (value, { new_password }) => checkConfirmation(value, new_password),
      password: required,
    },
    submit: async (values) => onSaved(await call('updateUser', values)),
  })
  const chosen = { kind: 'password', autocomplete: 'new-password' } as const
  return (
    <ReauthForm
      form={form}
      hint={t('profile.security_note')}
      fields={[
        {
          name: 'new_password',
          label: t('profile.new_password'),
          hint: t('auth.password_hint', { min: PASSWORD_MIN }),
          ...chosen,
        },
        { name: 'password_confirm', label: t('profile.confirm_password'), ...chosen },
      ]}
    />
  )
})
