import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Field } from '@/kit/field/field'
import type { FieldProps } from '@/kit/field/field'
import { signInIds } from '../ids'
import { newPassword } from '../new-password'
import { t } from '@/locales/t'
import type { Form } from '@/hooks/use-form'
import '../frame/auth.scss'

export type RegisterValues = {
  name: string
  email: string
  password: string
  invitation_code: string
  /** Six digits; empty when none is required. */
  code: string
  terms: boolean
}
type TextField = Exclude<keyof RegisterValues, 'terms' | 'code'>

/** The fields of the registration. Each is checked when it loses the focus. */
export const RegisterFields = observer(function RegisterFields({ form }: { form: Form<RegisterValues> }) {
  const fields: (Omit<FieldProps, 'value' | 'onInput'> & { field: TextField })[] = [
    {
      field: 'name',
      id: signInIds.registerName,
      label: t('auth.name'),
      hint: t('auth.name_hint'),
      autocomplete: 'name',
      required: true,
    },
    {
      field: 'email',
      id: signInIds.registerEmail,
      label: t('auth.email'),
      kind: 'email',
      autocomplete: 'email',
      required: true,
    },
    {
      field: 'password',
      id: signInIds.registerPassword,
      ...newPassword(),
    },
    {
      field: 'invitation_code',
      id: signInIds.registerInvitation,
      label: t('auth.invitation'),
      placeholder: t('auth.optional'),
      autocomplete: 'off',
    },
  ]
  return (
    <>
      {fields.map(({ field, ...props }) => (
        <View key={field}>
          <Field
            {...props}
            value={form.values[field]}
            onInput={(value) => form.set(field, value)}
            onBlur={() => form.values[field] !== '' && form.blur(field)}
            error={form.errors[field]}
            onSubmit={form.submit}
          />
          <View className="auth__gap" />
        </View>
      ))}
    </>
  )
})
