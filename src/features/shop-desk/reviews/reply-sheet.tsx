import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { REPLY_MAX } from '@contract/desk/review-words'
import type { DeskReview } from '@contract/desk/reviews'
import { useForm } from '@/hooks/use-form'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { Sheet } from '@/kit/sheet/sheet'
import { Text } from '@/kit/text/text'
import { FormScope } from '@/platform/host/focus-wrong'
import { deskCall } from '@/services/desk'
import { network } from '@/stores/network'
import { toast } from '@/stores/toast'
import { deskIds } from '../ids'
import { deskText } from '../texts/shop-desk'
import './reply-sheet.scss'

interface ReplySheetProps {
  review: DeskReview
  onClose: () => void
  onDone: () => void
}

/** Takes the reply of the shop; an empty one removes the reply that is there [rule.desk-reply]. */
export const ReplySheet = observer(function ReplySheet({ review, onClose, onDone }: ReplySheetProps) {
  const before = review.reply?.text ?? ''
  const form = useForm({
    keep: `reply.${review.review_id}`,
    values: { text: before },
    rules: {
      text: (value) => {
        if (value.trim() === '' && before === '') return { rule: 'required' }
        return value.trim().length > REPLY_MAX ? { rule: 'max_length', params: { limit: REPLY_MAX } } : null
      },
    },
    submit: async ({ text }) => {
      const reply = text.trim()
      await deskCall('deskReviewReply', { review_id: review.review_id, text: reply })
      toast.show(deskText(reply === '' ? 'reply_removed' : 'reply_saved'))
      onDone()
    },
  })
  return (
    <FormScope value={form.scope}>
      <Sheet
        open
        title={deskText('reply')}
        onClose={onClose}
        bottom={
          <Button
            id={deskIds.replySend}
            block
            busy={form.busy}
            label={deskText('reply_send')}
            note={network.online ? undefined : deskText('offline')}
            onPress={form.submit}
          />
        }
      >
        <Text tone="ink2">{review.content || review.summary}</Text>
        <View className="reply-sheet__text">
          <Field
            id={deskIds.replyText}
            label={deskText('own_reply')}
            value={form.values.text}
            error={form.errors.text}
            hint={deskText(before === '' ? 'reply_hint' : 'reply_empty_hint')}
            onInput={(value) => form.set('text', value)}
            onBlur={() => form.blur('text')}
            maxLength={REPLY_MAX}
            rows={5}
          />
        </View>
      </Sheet>
    </FormScope>
  )
})
