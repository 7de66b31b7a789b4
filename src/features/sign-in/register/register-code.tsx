import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CodeField } from '../code-field/code-field'
import { codeWords } from '../code-field/code-words'
import { signInIds } from '../ids'
import { checkEmail } from '@/domain/text/field-message'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { useCodeTimer } from '../use-code-timer'
import type { Form } from '@/hooks/use-form'
import type { RegisterValues } from './register-fields'
import '../frame/auth.scss'

/** The code that proves the address. Shown when the configuration or the server requires one. */
export const RegisterCode = observer(function RegisterCode({ form }: { form: Form<RegisterValues> }) {
  const timer = useCodeTimer()
  if (!settings.config?.mail_code && form.errors.code === undefined && timer.left === 0) return null
  const email = form.values.email.trim()
  const send = async () => {
    form.blur('email')
    if (checkEmail(email) === null) await timer.send(() => call('registerSendCode', { email }))
  }
  return (
    <View>
      <CodeField
        id={signInIds.code}
        words={codeWords(timer.left)}
        left={timer.left}
        value={form.values.code}
        onInput={(value) => form.set('code', value)}
        onSend={send}
        error={form.errors.code ?? timer.fault}
        onSubmit={form.submit}
      />
      <View className="auth__gap" />
    </View>
  )
})
