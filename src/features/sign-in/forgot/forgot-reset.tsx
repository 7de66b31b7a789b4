import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CODE_LENGTH, CODE_LIFE_S } from '@contract/base/constants'
import { Button } from '@/kit/button/button'
import { CodeField } from '../code-field/code-field'
import { codeWords } from '../code-field/code-words'
import { Field } from '@/kit/field/field'
import { lock } from '@/kit/icon/glyphs/lock'
import { signInIds } from '../ids'
import { newPassword } from '../new-password'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { checkCode } from '@/domain/text/code-message'
import { checkPassword } from '@/domain/text/field-message'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { call } from '@/services/request'
import type { CodeTimer } from '../use-code-timer'
import { useForm } from '@/hooks/use-form'
import '../frame/auth.scss'

interface ForgotResetProps {
  email: string
  timer: CodeTimer
  onOther: () => void
  onDone: () => Promise<void>
}

/** The code and the new password. */
export const ForgotReset = observer(function ForgotReset({ email, timer, onOther, onDone }: ForgotResetProps) {
  const form = useForm({
    values: { code: '', password: '' },
    rules: { code: checkCode, password: checkPassword },
    submit: async (values) => {
      await call('forgotReset', { email, ...values })
      await onDone()
    },
  })
  const codeError =
    form.errors.code &&
    (form.values.code.length < CODE_LENGTH ? t('signIn.code_format', { count: CODE_LENGTH }) : form.errors.code)
  return (
    <FormScope value={form.scope}>
      <>
        <Text tone="ink2" live="status">
          {t('signIn.sent', { email, minutes: CODE_LIFE_S / 60 })}
        </Text>
        <Pressable id={signInIds.forgotOther} label={t('signIn.other_email')} onPress={onOther} className="auth__alone">
          <Text size={13} underline>
            {t('signIn.other_email')}
          </Text>
        </Pressable>
        <View className="auth__gap" />
        <CodeField
          id={signInIds.code}
          words={codeWords(timer.left)}
          left={timer.left}
          value={form.values.code}
          onInput={(value) => form.set('code', value)}
          onSend={() => timer.send(() => call('forgotSendCode', { email }))}
          error={codeError ?? timer.fault}
          onSubmit={form.submit}
        />
        <View className="auth__gap" />
        <Field
          id={signInIds.forgotPassword}
          {...newPassword()}
          label={t('signIn.password')}
          icon={lock}
          value={form.values.password}
          onInput={(value) => form.set('password', value)}
          onBlur={() => form.values.password !== '' && form.blur('password')}
          error={form.errors.password}
          onSubmit={form.submit}
        />
        <View className="auth__submit">
          <Button id={signInIds.forgotSubmit} label={t('signIn.save')} onPress={form.submit} busy={form.busy} block />
        </View>
      </>
    </FormScope>
  )
})
