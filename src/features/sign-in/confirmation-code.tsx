import { observer } from 'mobx-react-lite'
import { CodeField } from './code-field/code-field'
import { codeWords } from './code-field/code-words'
import { t } from '@/locales/t'
import { call } from '@/services/request'
import { useCodeTimer } from './use-code-timer'
import type { Form } from '@/hooks/use-form'

interface ConfirmationCodeProps {
  id: string
  form: Pick<Form<{ password: string }>, 'values' | 'errors' | 'set'>
  onSubmit: () => void | Promise<unknown>
}

/** Replaces the password for users without one: a code by mail, or else by text message. */
export const ConfirmationCode = observer(function ConfirmationCode({ id, form, onSubmit }: ConfirmationCodeProps) {
  const timer = useCodeTimer()
  const { password } = form.values
  const error = form.errors.password && (password === '' ? form.errors.password : t('errors.wrong_code'))
  return (
    <CodeField
      id={id}
      words={{ ...codeWords(timer.left), label: t('signIn.fresh_code'), hint: t('signIn.fresh_why') }}
      left={timer.left}
      value={password}
      onInput={(value) => form.set('password', value)}
      onSend={() => timer.send(() => call('confirmSendCode', {}))}
      error={error ?? timer.fault}
      onSubmit={onSubmit}
    />
  )
})
