import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CodeField } from '../code-field/code-field'
import { codeWords } from '../code-field/code-words'
import { signInIds } from '../ids'
import { checkEmail } from '@/domain/text/field-message'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { useCodeTimer } from '../use-code-timer'
import '../frame/auth.scss'

interface RegisterCodeProps {
  /** Where the code goes. */
  readonly email: string
  /** Shows what is wrong with the address. */
  readonly onEmail?: () => void
  readonly value: string
  readonly onInput: (code: string) => void
  readonly error: string | undefined
  readonly onSubmit: () => void | Promise<unknown>
}

/** The code that proves the address. Shown when the configuration or the server requires one. */
export const RegisterCode = observer(function RegisterCode(props: RegisterCodeProps) {
  const { email, onEmail, value, onInput, error, onSubmit } = props
  const timer = useCodeTimer()
  if (!settings.config?.mail_code && error === undefined && timer.left === 0) return null
  const send = async () => {
    onEmail?.()
    if (checkEmail(email) === null) await timer.send(() => call('registerSendCode', { email }))
  }
  return (
    <View>
      <CodeField
        id={signInIds.code}
        words={codeWords(timer.left)}
        left={timer.left}
        value={value}
        onInput={onInput}
        onSend={send}
        error={error ?? timer.fault}
        onSubmit={onSubmit}
      />
      <View className="auth__gap" />
    </View>
  )
})
