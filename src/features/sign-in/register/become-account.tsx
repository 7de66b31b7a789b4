import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { Text } from '@/kit/text/text'
import { checkPassword } from '@/domain/text/field-message'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { guestCall } from '@/services/guests'
import { session } from '@/stores/session'
import { useForm } from '@/hooks/use-form'
import { signInIds } from '../ids'
import { newPassword } from '../new-password'
import { RegisterCode } from './register-code'
import '../frame/auth.scss'

/** One field with which a guest becomes an account [role.guests-account]. */
export const BecomeAccount = observer(function BecomeAccount({ onDone }: { onDone: () => void | Promise<void> }) {
  // afterwards it is the address of an account
  const [email] = useState(session.user?.email ?? '')
  const form = useForm({
    values: { password: '', code: '' },
    rules: { password: checkPassword },
    submit: async ({ password, code }) => {
      session.setUser(await guestCall('registerFromGuest', { password, ...(code === '' ? {} : { code }) }))
      await onDone()
    },
  })
  return (
    <FormScope value={form.scope}>
      <View>
        <Text tone="ink2">{t('auth.keep_text', { email })}</Text>
        <View className="auth__gap" />
        <Field
          id={signInIds.registerPassword}
          {...newPassword()}
          value={form.values.password}
          onInput={(value) => form.set('password', value)}
          onBlur={() => form.values.password !== '' && form.blur('password')}
          error={form.errors.password}
          onSubmit={form.submit}
        />
        <View className="auth__gap" />
        <RegisterCode
          email={email}
          value={form.values.code}
          onInput={(code) => form.set('code', code)}
          error={form.errors.code}
          onSubmit={form.submit}
        />
        {form.error && (
          <Text tone="danger" live="alert">
            {form.error}
          </Text>
        )}
        <Button
          id={signInIds.registerSubmit}
          label={t('auth.create_account')}
          onPress={form.submit}
          busy={form.busy}
          block
        />
      </View>
    </FormScope>
  )
})
