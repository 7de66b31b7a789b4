import { useCallback, useState } from 'react'
import { MESSAGE_MAX } from '@contract/base/message-constants'
import { useLeaveGuard } from '../../address/hash'
import { useMutationOf } from '../../api/use-mutation-of'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/fields/field'
import { askToLeave } from '../../kit/over/ask-to-leave'
import { toast } from '../../kit/over/toast'
import { errorsAt } from '../../text/failure'
import { useT } from '../../text/use-t'
import { RENEWED } from '../orders/renewed'

/** Writes to the buyer. What is typed stays until it was sent. */
export function AnswerForm({ orderId }: { readonly orderId: string }) {
  const t = useT()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const mutation = useMutationOf('sellerMessageSend', {
    renews: ['sellerMessages', ...RENEWED],
    onDone: (_, sent) => {
      setText((now) => (now.trim() === sent.text ? '' : now))
      toast(t('messages.sent'))
    },
  })
  useLeaveGuard(
    text.trim() !== '',
    useCallback(() => askToLeave(t), [t]),
  )
  const send = () => {
    const said = text.trim()
    setMissing(said === '')
    if (said !== '') mutation.mutate({ order_id: orderId, text: said })
  }
  return (
    <form
      className="answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={t('messages.write')}
        hint={t('messages.hint')}
        rows={3}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={(next) => {
          setText(next)
          setMissing(false)
        }}
        error={isMissing ? t('rules.required') : errorsAt(t, mutation.error?.errors ?? [])('text')}
      />
      <Button type="submit" busy={mutation.isPending}>
        {t('messages.send')}
      </Button>
    </form>
  )
}
