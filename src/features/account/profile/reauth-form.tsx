import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import type { Autofill, FieldKind } from '@/kit/field/types'
import { profileIds } from './ids'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { session } from '@/stores/session'
import type { Form } from '@/hooks/use-form'
import { ConfirmationCode } from '@/features/sign-in/confirmation-code'
import './profile-form.scss'

interface SecuredField<K extends string> {
  readonly name: K
  readonly label: string
  readonly kind?: FieldKind
  readonly hint?: string
  readonly autocomplete?: Autofill
}

interface ReauthFormProps<K extends string> {
  /** Its values contain `password` beside the fields. */
  form: Form<Record<K | 'password', string>>
  fields: readonly SecuredField<K>[]
  hint?: string
}

/**
 * A form of the profile whose changes require the current password, or a code for users without one
 * [field.profile.password].
 */
function ReauthFormView<K extends string>({ form, fields, hint }: ReauthFormProps<K>) {
  const reveal = { show: t('auth.show_password'), hide: t('auth.hide_password') }
  const password: SecuredField<'password'> = {
    name: 'password',
    label: t('profile.present_password'),
    kind: 'password',
    hint: t('profile.password_why'),
    autocomplete: 'current-password',
  }
  const isFresh = session.user?.has_password === false
  const shown: readonly SecuredField<K | 'password'>[] = isFresh ? fields : [...fields, password]
  return (
    <FormScope value={form.scope}>
      <Panel>
        {hint && <Text tone="ink2">{hint}</Text>}
        {shown.map(({ name, kind, ...field }) => (
          <View key={name} className="profile-form__field">
            <Field
              {...field}
              id={profileIds.field(name)}
              kind={kind}
              reveal={kind === 'password' ? reveal : undefined}
              required
              value={form.values[name]}
              error={form.errors[name]}
              onInput={(value) => form.set(name, value)}
              onBlur={() => form.blur(name)}
              onSubmit={form.submit}
            />
          </View>
        ))}
        {isFresh && (
          <View className="profile-form__field">
            <ConfirmationCode id={profileIds.field('password')} form={form} onSubmit={form.submit} />
          </View>
        )}
        {form.error && (
          <Text tone="danger" live="alert">
            {form.error}
          </Text>
        )}
        <View className="profile-form__save">
          <Button id={profileIds.save} label={t('profile.save')} onPress={form.submit} busy={form.busy} block />
        </View>
      </Panel>
    </FormScope>
  )
}

export const ReauthForm = observer(ReauthFormView) as typeof ReauthFormView
