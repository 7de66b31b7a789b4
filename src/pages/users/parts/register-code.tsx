import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CodeField } from '@/components/code-field/code-field'
import { codeWords } from '@/components/code-field/code-words'
import { signInIds } from '@/components/sign-in-ids'
import { checkEmail } from '@/domain/field-message'
import { registerSendCode } from '@/services/codes'
import { settings } from '@/stores/settings'
import { useCodeTimer } from '@/stores/use-code-timer'
import type { Form } from '@/stores/use-form'
import type { RegisterValues } from './register-fields'
import './auth.scss'

/** The code that proves the address, while the configuration asks for one (gaps §2), or once the server has. */
export const RegisterCode = observer(function RegisterCode({ form }: { form: Form<RegisterValues> }) {
  const timer = useCodeTimer()
  if (!settings.config?.mail_code && form.errors.code === undefined && timer.left === 0) return null
  const email = form.values.email.trim()
  const send = async () => {
    form.blur('email')
    if (checkEmail(email) === null) await timer.send(() => registerSendCode({ email }))
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
