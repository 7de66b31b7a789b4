import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { MESSAGE_MAX } from '@contract/base/message-constants'
import { checkLine } from '@/domain/text/field-message'
import { useForm } from '@/hooks/use-form'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { newIntent } from '@/services/intent'
import { messageCall } from '@/services/messages'
import { network } from '@/stores/network'
import { ordersIds } from '../ids'
import './message-form.scss'

interface MessageFormProps {
  orderId: string
  onSent: () => void
}

/** Writes to the shop. What was typed stays until it was sent, and a second tap sends nothing. */
export const MessageForm = observer(function MessageForm({ orderId, onSent }: MessageFormProps) {
  const [intent] = useState(newIntent)
  const form = useForm({
    keep: `message.${orderId}`,
    values: { text: '' },
    rules: { text: checkLine(MESSAGE_MAX) },
    submit: async ({ text }) => {
      const fields = { order_id: orderId, text: text.trim() }
      await messageCall('orderMessageSend', fields, { idempotencyKey: intent.key(fields) })
      intent.done()
      form.set('text', '')
      onSent()
    },
  })
  return (
    <FormScope value={form.scope}>
      <View>
        <Field
          id={ordersIds.messageText}
          label={t('orderMessages.write')}
          hint={t('orderMessages.hint')}
          value={form.values.text}
          error={form.errors.text}
          onInput={(value) => form.set('text', value)}
          maxLength={MESSAGE_MAX}
          rows={3}
        />
        <View className="message-form__send">
          <Button
            id={ordersIds.messageSend}
            block
            busy={form.busy}
            label={t('orderMessages.send')}
            note={network.online ? undefined : t('orderMessages.offline')}
            onPress={form.submit}
          />
        </View>
      </View>
    </FormScope>
  )
})
