import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { UserInfo } from '@contract/entities/user'
import { Code } from '@contract/base/codes'
import { closingIds } from './ids'
import { Button } from '@/kit/button/button'
import { Confirm } from '@/kit/confirm/confirm'
import { Field } from '@/kit/field/field'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { required } from '@/domain/text/field-message'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { isRefusal } from '@/services/api-error'
import { call } from '@/services/request'
import { session } from '@/stores/session'
import { leave } from '@/stores/sign-in'
import { useForm } from '@/hooks/use-form'
import { ClosingMoney } from './closing-money'
import { daysText } from './closing-words'
import { ConfirmationCode } from '@/features/sign-in/confirmation-code'

interface ClosingFormProps {
  user: UserInfo
  /** The balances of the wallets; empty when there is nothing to give up. */
  money: string
  graceDays: number
  /** Called when the server refuses because something was opened meanwhile. */
  onStale: () => void
}

/**
 * Closes the account: asks to give up the remaining money explicitly, for the password or a code, and once more for a
 * confirmation.
 */
export const ClosingForm = observer(function ClosingForm({ user, money, graceDays, onStale }: ClosingFormProps) {
  const [asking, setAsking] = useState(false)
  const isFree = (given: boolean) => money === '' || given
  const form = useForm({
    values: { forfeit: false as boolean, password: '' },
    rules: { forfeit: (given) => (isFree(given) ? null : { rule: 'required' }), password: required },
    submit: async ({ password, forfeit }) => {
      try {
        const { erased_at } = await call('accountDelete', { password, forfeit: money !== '' && forfeit })
        session.noteClosing(erased_at)
      } catch (error) {
        if (isRefusal(error, Code.operationFailed)) onStale()
        throw error
      }
      await leave('login')
    },
  })
  const { values, errors } = form

  async function send(): Promise<void> {
    await form.submit()
    setAsking(false)
  }
  const ask = async () => {
    if (isFree(values.forfeit) && required(values.password) === null) setAsking(true)
    else await send()
  }
  return (
    <FormScope value={form.scope}>
      <Panel>
        {money !== '' && (
          <ClosingMoney
            amount={money}
            given={values.forfeit}
            missing={errors.forfeit !== undefined}
            onGive={(given) => form.set('forfeit', given)}
          />
        )}
        {user.has_password === false ? (
          <ConfirmationCode
            id={closingIds.password}
            form={{ values: { password: values.password }, errors, set: (_field, code) => form.set('password', code) }}
            onSubmit={() => void ask()}
          />
        ) : (
          <Field
            id={closingIds.password}
            kind="password"
            label={t('closing.password')}
            hint={t('closing.password_why')}
            reveal={{ show: t('auth.show_password'), hide: t('auth.hide_password') }}
            autocomplete="current-password"
            required
            value={values.password}
            error={errors.password}
            onInput={(typed) => form.set('password', typed)}
            onSubmit={() => void ask()}
          />
        )}
        {form.error && (
          <Text tone="danger" live="alert">
            {form.error}
          </Text>
        )}
        <View className="account__part">
          <Button
            id={closingIds.close}
            block
            busy={form.busy}
            label={t('closing.close')}
            opens="dialog"
            onPress={ask}
          />
        </View>
        <Confirm
          open={asking}
          title={t('closing.ask_title')}
          text={graceDays > 0 ? t('closing.ask_text', { days: daysText(graceDays) }) : t('closing.ask_now')}
          confirm={t('closing.ask_confirm')}
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      </Panel>
    </FormScope>
  )
})
