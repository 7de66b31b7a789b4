import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { mail } from '@/kit/icon/glyphs/mail'
import { signInIds } from '../ids'
import { Text } from '@/kit/text/text'
import { checkEmail } from '@/domain/text/field-message'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { call } from '@/services/request'
import type { CodeTimer } from '../use-code-timer'
import { useForm } from '@/hooks/use-form'
import '../frame/auth.scss'

interface ForgotAddressProps {
  /** The address that was typed before. */
  email: string
  timer: CodeTimer
  onSent: (email: string) => void
}

/** The address that the code goes to. */
export const ForgotAddress = observer(function ForgotAddress({ email, timer, onSent }: ForgotAddressProps) {
  const form = useForm({
    values: { email },
    rules: { email: checkEmail },
    submit: async (values) => {
      const address = values.email.trim()
      // a code that was just sent to this address is enough
      const isUnderWay = timer.left > 0 && address === email
      if (isUnderWay || (await timer.send(() => call('forgotSendCode', { email: address })))) onSent(address)
    },
  })
  const { left } = timer
  return (
    <FormScope value={form.scope}>
      <>
        <Text tone="ink2">{t('signIn.forgot_why')}</Text>
        <View className="auth__gap" />
        <Field
          id={signInIds.forgotEmail}
          label={t('auth.email')}
          kind="email"
          icon={mail}
          autocomplete="username"
          value={form.values.email}
          onInput={(value) => form.set('email', value)}
          error={form.errors.email ?? timer.fault}
          onSubmit={form.submit}
          required
        />
        <View className="auth__submit">
          <Button
            id={signInIds.forgotSend}
            label={t('signIn.send')}
            note={left > 0 && form.values.email.trim() !== email ? t('signIn.resend_in', { count: left }) : undefined}
            onPress={form.submit}
            busy={form.busy}
            block
          />
        </View>
      </>
    </FormScope>
  )
})
